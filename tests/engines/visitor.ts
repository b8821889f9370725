import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { test as base, expect, inject } from 'vitest';
import { baseOf } from '../sites.ts';
import { serve } from './serve.ts';

export { expect };

/** A visitor of a site in a browser. */
export class Visitor {
  constructor(
    readonly browser: WebDriver,
    readonly server: Awaited<ReturnType<typeof serve>>,
  ) {}

  /** Opens an address below the site's folder. A slash at its beginning would leave the folder. */
  async visit(address = '') {
    await this.open(address);
    await this.untilHydrated();
  }

  /** Opens an address, and holds back its scripts until the returned function is called. */
  async visitBeforeScripts(address = '') {
    const release = this.server.hold(/\.js$/);
    await this.open(address);
    return release;
  }

  private async open(address: string) {
    await this.browser.get(new URL(address, this.server.url).href);
    await this.untilShown('footer');
  }

  /** Waits until a document shows an element that matches a selector. */
  async untilShown(selector: string) {
    await expect
      .poll(() => this.run((query) => !!document.querySelector(query), selector))
      .toBe(true);
  }

  /** Waits for the end of hydration, in which React adds properties named `__react…` to elements. */
  async untilHydrated() {
    const isHydrated = (selector: string) =>
      [...document.querySelectorAll(selector)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      );
    const parts = 'header a, h1, form, footer a';
    await expect.poll(() => this.run(isHydrated, parts), { message: 'hydration' }).toBe(true);
  }

  /** Makes the window as narrow as a phone, or as narrow as a browser with a toolbar can be. */
  async narrow() {
    await this.browser.manage().window().setRect({ width: 390, height: 844 });
  }

  /** Runs a function in the page. */
  run<Result, Arguments extends unknown[]>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    return this.browser.executeScript(script, ...args);
  }

  /** Finds a link in `header`, `main`, `footer` or another part of the page. */
  link(part: string, words: string): Promise<WebElement> {
    const link = By.xpath(`.//a[normalize-space()='${words}']`);
    return this.browser.findElement(By.css(part)).findElement(link);
  }

  /** Presses a link of a part of the page. Returns the scroll position in which it was pressed. */
  async pressLink(part: string, words: string) {
    return this.press(await this.link(part, words));
  }

  async pressButton(words: string) {
    const button = By.xpath(`//button[normalize-space()='${words}']`);
    return this.press(await this.browser.findElement(button));
  }

  private async press(element: WebElement) {
    const { top } = await this.scrollToElement(element);
    await element.click();
    return top;
  }

  /** What the page shows to a visitor who has just come. */
  seen() {
    return this.run(() => ({
      heading: document.querySelector('h1')?.textContent,
      focused: document.activeElement?.textContent,
      title: document.title,
      top: Math.round(window.scrollY),
    }));
  }

  /** Expects that a page has been opened at its top, with its heading in focus. */
  async expectOpened(heading: string, title: string) {
    await expect.poll(() => this.seen()).toEqual({ heading, focused: heading, title, top: 0 });
  }

  async expectScrollTop(top: number) {
    const distance = async () => Math.abs((await this.seen()).top - top);
    await expect.poll(distance, { message: 'pixels from there' }).toBeLessThan(3);
  }

  async expectHeading(heading: string) {
    await expect.poll(() => this.seen()).toMatchObject({ heading });
  }

  async scrollTo(top: number) {
    await this.run((top) => window.scrollTo(0, top), top);
    return this.afterScrolling();
  }

  /** Scrolls to an element. WebKit's driver itself doesn't if the element is just below the window. */
  async scrollToElement(element: WebElement) {
    const scroll = (element: Element) => element.scrollIntoView({ block: 'center' });
    await this.browser.executeScript(scroll, element);
    return this.afterScrolling();
  }

  /** Waits for the frame in which the browser tells the page that it has been scrolled. */
  private async afterScrolling() {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await this.run(nextFrame);
    await this.run(nextFrame);
    return this.seen();
  }
}

async function startScreen(program: string) {
  const options = '-displayfd 1 -screen 0 1400x1000x24'.split(' ');
  const screen = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return { name: `:${String(number).trim()}`, stop: () => screen.kill() };
}

/** Vitest's, with a visitor whose window is as wide as a computer's. */
export const test = base
  .extend('isDevelopment', { scope: 'file' }, false)
  .extend('engine', { scope: 'file' }, inject('engine'))
  .extend('server', async ({ isDevelopment }, { onCleanup }) => {
    const server = await serve(
      inject(isDevelopment ? 'developmentSite' : 'site'),
      baseOf('fixture'),
    );
    onCleanup(() => server.close());
    return server;
  })
  .extend('driver', { scope: 'file' }, async ({ engine }, { onCleanup }) => {
    const [program, screenProgram] = engine.programs;
    const screen = screenProgram ? await startScreen(screenProgram) : undefined;
    const environment = { ...process.env, ...(screen && { DISPLAY: screen.name }) };
    // Selenium's builder for Safari starts any driver. The general one has no types for ES modules.
    const builder = new ServiceBuilder(program);
    const service = builder.setEnvironment(environment as Record<string, string>).build();
    onCleanup(async () => {
      await service.kill();
      screen?.stop();
    });
    return service.start();
  })
  .extend('visitor', async ({ engine, driver, server }, { onCleanup }) => {
    // A page whose scripts are held back never finishes loading.
    const capabilities = { ...engine.capabilities, pageLoadStrategy: 'none' };
    const browser = await new Builder().usingServer(driver).withCapabilities(capabilities).build();
    onCleanup(() => browser.quit());
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 850 });
    return new Visitor(browser, server);
  });
