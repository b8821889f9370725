/** Without it, libvips takes a Mac's own fonts, and doesn't find the site's. Read at loading. */
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

const { default: sharp } = await import('sharp');

export default sharp;
