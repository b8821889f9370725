/**
 * On paper: black on white, words without navigation, walls, buttons or form, and the footer's
 * contact last, so that the speaker page is a sheet to hand round. Plain CSS: Chakra's global styles
 * know no `@page`.
 */
export const print = `
@page { size: A4; margin: 18mm; }
@media print {
  *, *::before, *::after {
    background: transparent !important;
    color: black !important;
    box-shadow: none !important;
    position: static !important;
    transform: none !important;
    border-color: #999 !important;
    row-gap: 2mm !important;
  }
  body { font-size: 10pt !important; line-height: 1.4 !important; }
  header, nav, svg, form, .cobogo-niche, a[href^='#'] { display: none !important; }
  section, footer, section > div, footer > div {
    padding: 1.5mm 0 !important;
    min-height: 0 !important;
    max-width: none !important;
  }
  main section > div > div, footer div { width: auto !important; }
  main ul, main ol { display: block !important; columns: 2; column-gap: 10mm; }
  main li { margin: 0 !important; padding: 2mm 0 !important; border-width: 1px 0 0 !important; }
  footer * { margin-top: 0 !important; padding-top: 0 !important; min-height: 0 !important; }
  footer > div > div { display: flex !important; justify-content: space-between; }
  figure { margin-bottom: 3mm !important; }
  main p { margin-top: 1mm !important; margin-bottom: 0 !important; }
  h1 { font-size: 26pt !important; }
  h2 { font-size: 16pt !important; }
  h3 { font-size: 12pt !important; }
  h2, h3 { break-after: avoid; }
  p, blockquote { font-size: inherit !important; }
  figure, li, article, dl { break-inside: avoid; }
  a[href^='http']:not([data-print])::after { content: ' (' attr(href) ')'; }
  /* The text of a chat link is long and of no use on paper: such links name a short address. */
  a[data-print]::after { content: ' (' attr(data-print) ')'; }
}`;
