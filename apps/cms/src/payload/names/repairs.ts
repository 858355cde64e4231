import {
  choiceBox,
  deed,
  dialogName,
  digits,
  digitsOfName,
  drop,
  fileFacts,
  fileOf,
  headOfRecord,
  labelOf,
  labelOfPart,
  mainOf,
  moment,
  named,
  nameInRow,
  restoring,
  type Say,
  selectAll,
  sentence,
  set,
  sorting,
  thumbnail,
  yesOrNo,
} from './controls.ts'
import { words } from './words.ts'

type Repair = {
  /** Payload's elements. */
  at: string
  /** What Payload does, and whom it hinders. */
  because: string
  repair: (element: Element, say: Say) => void
}

/** What Payload's elements lack for those who hear the desk, go through it by keyboard or read it in Marathi. */
export const repairs: Repair[] = [
  {
    at: 'dialog[open]:not([aria-labelledby])',
    because: 'A dialog is named by its technical name, such as delete-12.',
    repair: dialogName,
  },
  {
    at: '.template-minimal',
    because: 'The pages of login have no main part to jump to.',
    repair: (element) => set(element, 'role', 'main'),
  },
  {
    at: '.template-default__wrap > *',
    because: 'Most pages have no main part to jump to.',
    repair: mainOf,
  },
  {
    at: '.list-header',
    because: 'The head of a list is a second banner of the page.',
    repair: (element) => set(element, 'role', 'presentation'),
  },
  {
    at: '.template-default__wrap .doc-header',
    because: 'The head of a record stands beside the main part, in no part of the page.',
    repair: headOfRecord,
  },
  {
    at: '.cell-_dragHandle > [role="button"]',
    because: 'The button that moves a row has no name.',
    repair: named(words.move, nameInRow),
  },
  {
    at: '.cell-_dragHandle .sort-row',
    because: 'A second button without action stands inside it.',
    repair: drop('role', 'tabindex'),
  },
  {
    at: '.collapsible__drag',
    because: 'The button that moves a part of a record has no name.',
    repair: named(words.move, labelOfPart),
  },
  {
    at: '.dropdown-indicator',
    because: 'The arrow of a choice is a stop of the keyboard that does nothing.',
    repair: (element) => set(element, 'tabindex', '-1'),
  },
  {
    at: '.clear-indicator',
    because: 'The button that empties a choice takes the focus and is hidden from who hears the page.',
    repair: drop('aria-hidden'),
  },
  {
    at: '.clear-indicator',
    because: 'The button that empties a choice has no name.',
    repair: named(words.clear, labelOf),
  },
  {
    at: '.rs__multi-value',
    because: 'What is chosen calls itself a button and does nothing.',
    repair: drop('role', 'tabindex'),
  },
  {
    at: '.rs__input',
    because: 'The box of a choice has no label.',
    repair: choiceBox,
  },
  {
    at: '.rs__control input[role="combobox"]',
    because: 'The box of a choice that can be searched has no label.',
    repair: choiceBox,
  },
  {
    at: '.date-time-field input',
    because: 'The box of a date has no label.',
    repair: choiceBox,
  },
  {
    at: '.upload-relationship-details__edit',
    because: 'The button has a picture alone, and does not say which file.',
    repair: named(words.edit, fileOf),
  },
  {
    at: '.upload-relationship-details__remove',
    because: 'The button has a picture alone, and does not say which file.',
    repair: named(words.remove, fileOf),
  },
  {
    at: '.sort-column__asc',
    because: 'The name says [object Object] where the column has two languages.',
    repair: sorting(words.ascending),
  },
  {
    at: '.sort-column__desc',
    because: 'The name says [object Object] where the column has two languages.',
    repair: sorting(words.descending),
  },
  {
    at: '.sort-header__button',
    because: 'The button that orders a list as on the website has no name.',
    repair: sorting(words.websiteOrder),
  },
  {
    at: '.confirmation-modal #confirm-action .btn__label',
    because: 'The button says Confirm, whatever is done.',
    repair: deed,
  },
  {
    at: '.restore-version .btn__label',
    because: 'The button says that a version is restored; a clerk makes a draft of it.',
    repair: restoring,
  },
  {
    at: '.clickable-arrow--left',
    because: 'The arrow to the previous page has no name.',
    repair: named(words.previous),
  },
  {
    at: '.clickable-arrow--right',
    because: 'The arrow to the next page has no name.',
    repair: named(words.next),
  },
  {
    at: '.copy-to-clipboard',
    because: 'The button that copies has a picture alone.',
    repair: named(words.copy),
  },
  {
    at: '.file-details__remove',
    because: 'The button that takes a file out has a picture alone.',
    repair: named(words.remove),
  },
  {
    at: '.collapsible__toggle',
    because: 'The button that opens a part of a record has a picture alone.',
    repair: named(words.show),
  },
  {
    at: '.table td input[type="checkbox"]',
    because: 'The box that ticks a row does not say which.',
    repair: named(words.select, nameInRow),
  },
  {
    at: '.table .select-all input, #select-all',
    because: 'The box that ticks all rows is named by an element that is not there.',
    repair: selectAll,
  },
  {
    at: '.doc-tab[aria-label], .diff-collapser__toggle-button[aria-label], #empty-trash-button[aria-label]',
    because: 'The name hides the count beside it, or the label inside.',
    repair: drop('aria-label'),
  },
  {
    at: 'ul.doc-tabs__tabs',
    because: 'It calls itself a list and has links that are no items.',
    repair: (element) => set(element, 'role', 'group'),
  },
  {
    at: '.group-field__title, .array-field__title, .no-results h3',
    because: 'A heading of level 3 without one of level 2 above it.',
    repair: (element) => set(element, 'aria-level', '2'),
  },
  {
    at: '.table td .thumbnail img, .table td img',
    because: "The picture of a row is read with its file name, before the row's own name.",
    repair: (element) => set(element, 'alt', ''),
  },
  {
    at: 'button.close-modal-button, .drawer__close',
    because: 'The button that closes a drawer has a picture alone.',
    repair: named(words.close),
  },
  {
    at: 'button.popup-button',
    because: 'The button of a menu has three dots for a name.',
    repair: named(words.more),
  },
  {
    at: '.paginator__page, .page-controls__page-info, .per-page__base-button, .per-page .popup-button',
    because: 'Numbers of pages have Latin digits in Marathi.',
    repair: digits,
  },
  {
    at: '.pill-version-count, .list-selection',
    because: 'Counts have Latin digits in Marathi.',
    repair: digits,
  },
  {
    at: '#select-all-across-pages',
    because: 'The count in its name has Latin digits in Marathi.',
    repair: digitsOfName,
  },
  {
    at: '.upload-relationship-details__meta, .file-meta__size-type, .cell-filesize',
    because: 'Size and kind of a file are English, with Latin digits.',
    repair: fileFacts,
  },
  {
    at: '#document-locked strong',
    because: "The moment is written by the browser's language, not the desk's.",
    repair: moment,
  },
  {
    at: '[data-sonner-toast] [data-title], .copy-to-clipboard .tooltip-content',
    because: "Sentences of Payload's that are not in its translations are English.",
    repair: sentence,
  },
  {
    at: '.text-diff p, .text-diff p *',
    because: 'A tick that changed is called true or false.',
    repair: yesOrNo,
  },
  {
    at: '.upload-diff__thumbnail img',
    because: 'The name of a compared picture is two languages in one, and a document is a broken picture.',
    repair: thumbnail,
  },
  {
    at: '[id^="DndDescribedBy"], [id^="DndLiveRegion"]',
    because: 'What the moving of rows says aloud is English.',
    repair: sentence,
  },
]

/** The parts of Payload's pages that are repaired, for the test that they are still there. */
export const repaired: string[] = repairs.map(({ at }) => at)
