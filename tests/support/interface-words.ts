import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import common from '../../apps/site/app/i18n/catalogues/common.json' with { type: 'json' }

/** The interface's words, as the catalogues have them. */
export const words = { en: textsIn(common, 'en'), mr: textsIn(common, 'mr') }
