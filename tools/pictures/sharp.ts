// On macOS, libvips (in sharp) finds the site's fonts only if this variable is set before sharp is
// loaded. So the other modules of tools/pictures import sharp from this file.
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

const { default: sharp } = await import('sharp');

export default sharp;
