// On macOS, libvips (in sharp) finds the site's fonts only if this variable is set before sharp is
// loaded. src/server draws text with sharp, too, but a build loads it later than this file.
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

const { default: sharp } = await import('sharp');

export default sharp;
