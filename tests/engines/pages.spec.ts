import { By } from 'selenium-webdriver';
import { addressesOf } from '../sites.ts';
import { expect, test } from './visitor.ts';

// React's development build reports all differences between a page's HTML and what it renders.
test.override('isDevelopment', true);

test.for(addressesOf('fixture'))(
  'page: $page hydrates without errors, keeps what is typed before, fits on a phone, and has one main heading',
  async ({ address }, { visitor }) => {
    await visitor.narrow();
    const release = await visitor.visitBeforeScripts(address);
    await visitor.run(() => {
      const errors: string[] = [];
      console.error = (...words) => errors.push(words.join(' '));
      window.addEventListener('error', ({ message }) => errors.push(message));
      window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
      Object.assign(window, { errors });
    });
    const textFields = By.css('input:not([type=hidden], [tabindex]), textarea');
    const fields = await visitor.browser.findElements(textFields);
    for (const field of fields) await field.sendKeys('ana@example.com');
    release();
    await visitor.untilHydrated();
    expect(await visitor.run(() => Reflect.get(window, 'errors'))).toEqual([]);
    for (const field of fields) expect(await field.getProperty('value')).toBe('ana@example.com');
    expect(await visitor.browser.findElements(By.css('h1'))).toHaveLength(1);
    const html = await visitor.browser.findElement(By.css('html'));
    expect(await html.getProperty('scrollWidth')).toBe(await html.getProperty('clientWidth'));
  },
);
