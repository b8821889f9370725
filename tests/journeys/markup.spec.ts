import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, paths, test } from './visit';

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Style, not validity, and React's way of writing HTML: `<br/>`, `required=""`, `autoComplete`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Only the site's own files, whose names hold their hash already.
    'require-sri': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
};

test.beforeEach(({ hasTouch }) => test.skip(hasTouch, 'HTML knows no screen.'));

for (const address of [...Object.values(paths), '/404.html']) {
  test(`the HTML of ${address} is valid`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
  });
}
