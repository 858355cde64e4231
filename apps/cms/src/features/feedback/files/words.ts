import type { Words } from '../../../platform/words/words.ts'

/** What the desk says about the files of a message. */
export const words = {
  onlyReaders: {
    en: 'Only those who may read a message get its files',
    mr: 'संदेश वाचण्याचा अधिकार असलेल्यांनाच त्याच्या फाइली मिळतात',
  },
  gone: { en: 'This file is not there', mr: 'ही फाइल उपलब्ध नाही' },
  title: { en: 'Files that came with it', mr: 'सोबत आलेल्या फाइली' },
  care: {
    en: 'A stranger sent them. Open them only if you expect them.',
    mr: 'या फाइली बाहेरील व्यक्तीने पाठवल्या आहेत. अपेक्षित असल्यासच उघडा.',
  },
} satisfies Record<string, Words>
