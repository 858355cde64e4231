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
  repair: (element: Element, say: Say) => void
}

/**
 * What Payload's elements lack for those who hear the desk, go through it by keyboard or read it in Marathi. Beside each
 * stands what Payload does; as a comment, for the desk's script has no room for it.
 */
export const repairs: Repair[] = [
  // A dialog is named by its technical name, such as delete-12.
  {
    at: 'dialog[open]:not([aria-labelledby])',
    repair: dialogName,
  },
  // The pages of login have no main part to jump to.
  {
    at: '.template-minimal',
    repair: (element) => set(element, 'role', 'main'),
  },
  // Most pages have no main part to jump to.
  {
    at: '.template-default__wrap > *',
    repair: mainOf,
  },
  // The head of a list is a second banner of the page.
  {
    at: '.list-header',
    repair: (element) => set(element, 'role', 'presentation'),
  },
  // The head of a record stands beside the main part, in no part of the page.
  {
    at: '.template-default__wrap .doc-header',
    repair: headOfRecord,
  },
  // The button that moves a row has no name.
  {
    at: '.cell-_dragHandle > [role="button"]',
    repair: named(words.move, nameInRow),
  },
  // A second button without action stands inside it.
  {
    at: '.cell-_dragHandle .sort-row',
    repair: drop('role', 'tabindex'),
  },
  // The button that moves a part of a record has no name.
  {
    at: '.collapsible__drag',
    repair: named(words.move, labelOfPart),
  },
  // The arrow of a choice is a stop of the keyboard that does nothing.
  {
    at: '.dropdown-indicator',
    repair: (element) => set(element, 'tabindex', '-1'),
  },
  // The button that empties a choice takes the focus and is hidden from who hears the page.
  {
    at: '.clear-indicator',
    repair: drop('aria-hidden'),
  },
  // The button that empties a choice has no name.
  {
    at: '.clear-indicator',
    repair: named(words.clear, labelOf),
  },
  // What is chosen calls itself a button and does nothing.
  {
    at: '.rs__multi-value',
    repair: drop('role', 'tabindex'),
  },
  // The box of a choice has no label.
  {
    at: '.rs__input',
    repair: choiceBox,
  },
  // The box of a choice that can be searched has no label.
  {
    at: '.rs__control input[role="combobox"]',
    repair: choiceBox,
  },
  // The box of a date has no label.
  {
    at: '.date-time-field input',
    repair: choiceBox,
  },
  // The button has a picture alone, and does not say which file.
  {
    at: '.upload-relationship-details__edit',
    repair: named(words.edit, fileOf),
  },
  // The button has a picture alone, and does not say which file.
  {
    at: '.upload-relationship-details__remove',
    repair: named(words.remove, fileOf),
  },
  // The name says [object Object] where the column has two languages.
  {
    at: '.sort-column__asc',
    repair: sorting(words.ascending),
  },
  // The name says [object Object] where the column has two languages.
  {
    at: '.sort-column__desc',
    repair: sorting(words.descending),
  },
  // The button that orders a list as on the website has no name.
  {
    at: '.sort-header__button',
    repair: sorting(words.websiteOrder),
  },
  // The button says Confirm, whatever is done.
  {
    at: '.confirmation-modal #confirm-action .btn__label',
    repair: deed,
  },
  // The button says that a version is restored; a clerk makes a draft of it.
  {
    at: '.restore-version .btn__label',
    repair: restoring,
  },
  // The arrow to the previous page has no name.
  {
    at: '.clickable-arrow--left',
    repair: named(words.previous),
  },
  // The arrow to the next page has no name.
  {
    at: '.clickable-arrow--right',
    repair: named(words.next),
  },
  // The button that copies has a picture alone.
  {
    at: '.copy-to-clipboard',
    repair: named(words.copy),
  },
  // The button that takes a file out has a picture alone.
  {
    at: '.file-details__remove',
    repair: named(words.remove),
  },
  // The button that opens a part of a record has a picture alone.
  {
    at: '.collapsible__toggle',
    repair: named(words.show),
  },
  // The box that ticks a row does not say which.
  {
    at: '.table td input[type="checkbox"]',
    repair: named(words.select, nameInRow),
  },
  // The box that ticks all rows is named by an element that is not there.
  {
    at: '.table .select-all input, #select-all',
    repair: selectAll,
  },
  // The name hides the count beside it, or the label inside.
  {
    at: '.doc-tab[aria-label], .diff-collapser__toggle-button[aria-label], #empty-trash-button[aria-label]',
    repair: drop('aria-label'),
  },
  // It calls itself a list and has links that are no items.
  {
    at: 'ul.doc-tabs__tabs',
    repair: (element) => set(element, 'role', 'group'),
  },
  // A heading of level 3 without one of level 2 above it.
  {
    at: '.group-field__title, .array-field__title, .no-results h3',
    repair: (element) => set(element, 'aria-level', '2'),
  },
  // The picture of a row is read with its file name, before the row's own name.
  {
    at: '.table td .thumbnail img, .table td img',
    repair: (element) => set(element, 'alt', ''),
  },
  // The button that closes a drawer has a picture alone.
  {
    at: 'button.close-modal-button, .drawer__close',
    repair: named(words.close),
  },
  // The button of a menu has three dots for a name.
  {
    at: 'button.popup-button',
    repair: named(words.more),
  },
  // Numbers of pages have Latin digits in Marathi.
  {
    at: '.paginator__page, .page-controls__page-info, .per-page__base-button, .per-page .popup-button',
    repair: digits,
  },
  // Counts have Latin digits in Marathi.
  {
    at: '.pill-version-count, .list-selection',
    repair: digits,
  },
  // The count in its name has Latin digits in Marathi.
  {
    at: '#select-all-across-pages',
    repair: digitsOfName,
  },
  // Size and kind of a file are English, with Latin digits.
  {
    at: '.upload-relationship-details__meta, .file-meta__size-type, .cell-filesize',
    repair: fileFacts,
  },
  // The moment is written by the browser's language, not the desk's.
  {
    at: '#document-locked strong',
    repair: moment,
  },
  // Sentences of Payload's that are not in its translations are English.
  {
    at: '[data-sonner-toast] [data-title], .copy-to-clipboard .tooltip-content',
    repair: sentence,
  },
  // A tick that changed is called true or false.
  {
    at: '.text-diff p, .text-diff p *',
    repair: yesOrNo,
  },
  // The name of a compared picture is two languages in one, and a document is a broken picture.
  {
    at: '.upload-diff__thumbnail img',
    repair: thumbnail,
  },
  // What the moving of rows says aloud is English.
  {
    at: '[id^="DndDescribedBy"], [id^="DndLiveRegion"]',
    repair: sentence,
  },
]

/** The parts of Payload's pages that are repaired, for the test that they are still there. */
export const repaired: string[] = repairs.map(({ at }) => at)
