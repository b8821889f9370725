import type { i18n, PostProcessorModule } from 'i18next';

/** Shows each text's file and key in its place (`--mode keys`). */
export function showKeys(instance: i18n) {
  instance.use(keys);
  Object.assign(instance.options, { postProcess: 'keys', postProcessPassResolved: true });
}

const keys: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keys',
  process(value: string, _key: string | string[], options: object) {
    const { i18nResolved } = options as { i18nResolved: Record<'usedNS' | 'exactUsedKey', string> };
    const { usedNS, exactUsedKey } = i18nResolved;
    // A photograph's name and a title's language are not text.
    return /\.items\.[^.]+\.avatarUrl$|Lang$/.test(exactUsedKey)
      ? value
      : `${usedNS}.json ${exactUsedKey}`;
  },
};
