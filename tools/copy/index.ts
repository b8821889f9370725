export { Content } from './content.ts';
export { copy } from './plugin.ts';
