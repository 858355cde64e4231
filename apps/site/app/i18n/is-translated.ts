/**
 * Whether a translator has changed the page: Chrome and similar browsers wrap words in `<font>`, which we never use.
 */
export const isTranslated = (): boolean =>
  document.querySelector('main font, h1 font, [_msttexthash]') !== null
