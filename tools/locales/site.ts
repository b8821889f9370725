import { getNodeValue } from 'jsonc-parser';
import type { Site } from '../../src/i18n/content.ts';
import { siteVariables } from '../../src/i18n/i18n.ts';
import { weekdays } from '../../src/i18n/opening-days.ts';
import { note } from './compare.ts';
import { type JsonFile, join, mistakeAt, type Node, propertiesOf, valueAt } from './json-file.ts';
import { saysOfSite } from './messages-site.ts';
import type { Mistake } from './mistake.ts';
import { suggest } from './suggest.ts';

type Rule = (value: unknown) => string | undefined;
type Facts = Omit<Site, typeof note | 'social' | 'figures'>;

const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : message;

const url =
  (message: string, bare = false): Rule =>
  (value) => {
    if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !URL.canParse(value)) {
      return message;
    }
    const { search, hash } = new URL(value);
    return bare && `${search}${hash}` ? message : undefined;
  };

const figure: Rule = (value) => {
  const fits = typeof value === 'number' || (typeof value === 'string' && value.trim());
  return fits ? undefined : saysOfSite.figure;
};

const nested: Rule = (value) => {
  const fits = typeof value === 'object' && value !== null && !Array.isArray(value);
  return fits ? undefined : saysOfSite.fact('{ "nome": … }');
};

/** A photograph from `public/`, or `null` for the initials. */
const photo: Rule = (value) => {
  if (value === null) return undefined;
  const { src, width, height } = (value ?? {}) as Record<string, unknown>;
  const fits = typeof src === 'string' && /^\/[^/]/.test(src) && [width, height].every(isSize);
  return fits ? undefined : saysOfSite.photo;
};

/** Days of the week, each once. */
const days: Rule = (value) => {
  const known = (day: unknown) => typeof day === 'string' && Object.hasOwn(weekdays, day);
  const fits = Array.isArray(value) && value.length > 0 && value.every(known);
  return fits && new Set(value).size === value.length ? undefined : saysOfSite.openDays;
};

const isSize = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

/** The compiler holds these names to those that the site's code asks for. */
const facts = {
  name: matches(/\S/, saysOfSite.fact('"Helena Prado"')),
  slug: matches(/^[a-z\d]+(-[a-z\d]+)*$/, saysOfSite.slug),
  email: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, saysOfSite.fact('"contato@example.com"')),
  whatsapp: matches(/^\d{8,15}$/, saysOfSite.whatsapp),
  openDays: days,
  address: url(saysOfSite.address, true),
  portrait: photo,
} satisfies Record<keyof Facts, Rule>;

/** Facts that a site can do without. */
const optional = ['portrait', 'openDays'];

const social = {
  instagram: url(saysOfSite.link),
  linkedin: url(saysOfSite.link),
  google: url(saysOfSite.link),
} satisfies Record<keyof Site['social'], Rule>;

/** The one figure that is a number because a text is declined by it. */
const figures = {
  replyDays: (value: unknown) => (Number.isInteger(value) ? undefined : saysOfSite.wholeNumber),
} satisfies Partial<Record<keyof Site['figures'], Rule>>;

/** Holds `site.json` to what the site needs to know; figures may be added at will. */
export function checkSite(file: JsonFile): Mistake[] {
  const { root } = file;
  if (!root) return [];
  if (root.type !== 'object') {
    return [mistakeAt(file, root, '', saysOfSite.fact('{ "name": "…" }'))];
  }
  const inner = (name: 'social' | 'figures', rules: Record<string, Rule>, other?: Rule) => {
    const node = valueAt(root, name);
    return node?.type === 'object' ? checkBlock(file, node, name, rules, other) : [];
  };
  return [
    ...checkBlock(file, root, '', { ...facts, social: nested, figures: nested }),
    ...inner('social', social),
    ...inner('figures', figures, figure),
  ];
}

/** What texts may say without being handed it, with its values; nothing if nobody knows. */
export function factsOf(file: JsonFile | undefined): Record<string, unknown> | undefined {
  if (file?.root?.type !== 'object') return;
  return siteVariables(getNodeValue(file.root) as Site);
}

function checkBlock(
  file: JsonFile,
  block: Node,
  path: string,
  rules: Record<string, Rule>,
  other?: Rule,
): Mistake[] {
  const properties = propertiesOf(block).filter(({ name }) => path || name !== note);
  const present = new Set(properties.map(({ name }) => name));
  const missing = Object.keys(rules).filter(
    (name) => !optional.includes(name) && !present.has(name),
  );
  const meant = new Set<string>();
  const mistakes = properties.flatMap(({ name, key, value }) => {
    const rule = rules[name] ?? other;
    const suggestion = rules[name] ? undefined : suggest(name, missing);
    if (suggestion) meant.add(suggestion);
    const message =
      rule && !suggestion ? rule(getNodeValue(value)) : saysOfSite.unknownFact(name, suggestion);
    return message ? [mistakeAt(file, rule ? value : key, join(path, name), message)] : [];
  });
  const lacking = missing.filter((name) => !meant.has(name));
  return [
    ...mistakes,
    ...lacking.map((name) =>
      mistakeAt(
        file,
        block.parent?.children?.[0] ?? block,
        join(path, name),
        saysOfSite.missingFact(name, rules[name] === nested ? '{ … }' : '"…"'),
      ),
    ),
  ];
}
