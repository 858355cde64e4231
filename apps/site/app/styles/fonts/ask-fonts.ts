import type { Language } from '@nagardwar/contract/browser'
import { preloadedFonts } from './preload.ts'

/**
 * An inline script for the head, before the style sheets. On a slow line, or for those who save data, a page is read in the
 * device's own fonts: ours weigh as much as the page and its style together, and would come after its words. Elsewhere they
 * are asked for before the style names them.
 */
export const askFonts = (language: Language): string =>
  `(function(d,n){if(n&&(n.saveData||/^(slow-2g|[23]g)$/.test(n.effectiveType)))return d.documentElement.dataset.fonts='device';${JSON.stringify(preloadedFonts[language])}.forEach(function(f){var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=f;d.head.appendChild(l)})})(document,navigator.connection)`
