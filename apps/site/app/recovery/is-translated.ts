/** Whether a translator has rewritten the page: Chrome and its kin wrap words in `<font>`, which nothing here writes. */
export const isTranslated = (): boolean =>
  document.querySelector('main font, h1 font, [_msttexthash]') !== null
