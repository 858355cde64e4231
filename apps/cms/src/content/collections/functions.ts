import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.functions

export const functions = contentType({
  list: 'functions',
  slug: 'functions',
  group: theCouncil,
  listedAs: 'description',
  fields: [bilingualTextarea('description', fields.description.label, { required: true })],
})
