import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { type SendForApproval, sendForApproval } from './approval.ts'
import { sheetEndpoints } from './endpoints.ts'
import { words } from './import/words.ts'
import { sheetsOnEveryList } from './on-every-list.ts'

type Options = { sendForApproval: SendForApproval }

/** Each list as a spreadsheet, and back. Stands after all that adds lists. */
export const sheets = (options: Options): Change =>
  together(
    sendForApproval.set(options.sendForApproval),
    extend({ endpoints: sheetEndpoints }),
    addView({
      name: 'sheetImport',
      path: '/sheet-import/:list',
      component: '/features/sheets/import/import-view.tsx#SheetImportView',
      title: words.title,
    }),
    sheetsOnEveryList,
  )
