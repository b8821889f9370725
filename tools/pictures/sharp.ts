// Without this variable, libvips takes a Mac's own fonts and doesn't find the site's. It reads the
// variable when it is loaded, so the other tools import sharp from here.
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

const { default: sharp } = await import('sharp');

export default sharp;
