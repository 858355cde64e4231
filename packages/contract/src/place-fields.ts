import { common } from './common-names.ts'
import { sentAs } from './field.ts'
import { hours, position, text, wardNumbers } from './field-kinds.ts'

/** The wards of a record, as far as staff have set them. */
export const ofWards = () =>
  sentAs('ward_no', wardNumbers(common.wards, 'Wards in which it is, or which it concerns; may be empty.'))

/** What leads a resident to an office. All of it may be empty. */
export const officePlace = {
  position: position(),
  hours: sentAs('opening_hours', hours({ en: 'Opening hours', mr: 'सुरू असण्याच्या वेळा' }, 'When it is open.')),
  hoursNote: sentAs(
    'hours_note',
    text(
      { en: 'Note on the hours', mr: 'वेळांबाबत टीप' },
      'What is different at some times, such as in summer.',
    ),
  ),
}

/** What leads a resident to a place. All of it may be empty. */
export const place = { wards: ofWards(), ...officePlace }
