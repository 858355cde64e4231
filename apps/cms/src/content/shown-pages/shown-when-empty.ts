import { lists } from '@nagardwar/contract'
import type { TextField } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { pages } from '../pages/pages.ts'
import type { PageToChoose } from './page-picker.tsx'

const { fields } = lists.settings

/** Pages that may be without content; the others have words of their own, or are for finding. */
const wordsOnly = new Set(['/pmay', '/nuhm', '/amrut', '/contact', '/right-to-information', '/search'])
const pagesWithLists: PageToChoose[] = pages
  .filter(({ path }) => !wordsOnly.has(path))
  .map(({ path, title }) => ({ path, title }))

const unknown: Words = {
  en: 'Please choose pages of the list',
  mr: 'कृपया यादीतील पाने निवडा',
}

/** The switch of each page: shown with "not published yet" although nobody would be led to it otherwise. */
export const shownWhenEmpty: TextField = {
  name: 'shownWhenEmpty',
  label: fields.shownWhenEmpty.label,
  type: 'text',
  hasMany: true,
  validate: (value, { req }) => {
    const paths = Array.isArray(value) ? value : []
    const isKnown = (path: unknown) => pagesWithLists.some((page) => page.path === path)
    return paths.every(isKnown) || say(unknown, req)
  },
  admin: {
    description: {
      en: 'A page without any published record is left out of the menu, the site map and the search until it has one; a part of the home page likewise. Pages chosen here are shown all the same and say that nothing is there yet. Home: all its parts.',
      mr: 'ज्या पानावर एकही नोंद प्रसिद्ध नाही ते पान नोंद प्रसिद्ध होईपर्यंत मेनू, संकेतस्थळाचा नकाशा व शोध यांत दिसत नाही; मुख्यपृष्ठाच्या भागांचेही तसेच. येथे निवडलेली पाने तरीही दिसतात व तेथे अद्याप काही नाही असे सांगतात. मुख्यपृष्ठ निवडल्यास त्याचे सर्व भाग दिसतात.',
    },
    components: {
      Field: {
        path: '/content/shown-pages/page-picker.tsx#PagePicker',
        clientProps: { pages: pagesWithLists },
      },
    },
  },
}
