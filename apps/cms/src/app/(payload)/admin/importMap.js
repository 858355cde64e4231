import { TranslationHint as TranslationHint_6188133677211b0ba9242b2ea07798ef } from '../../../desk/translation-hint.tsx'
import { DayField as DayField_5d237e2aacaad956d168f2a816b8c02c } from '../../../desk/dates/day-field.tsx'
import { KeyOfText as KeyOfText_b3fa17f53d36739e25b2b89f69fe8b25 } from '../../../wordings/key-of-text.tsx'
import { CurrentPassword as CurrentPassword_0104cd65db4e3c51792ff84d0f3b6958 } from '../../../desk/current-password.tsx'
import { Icon as Icon_805ada396a0a866dd0cfd11c5cd886ea } from '../../../desk/emblem.tsx'
import { Logo as Logo_4410568adc27c1c1ff40d76d8d19deaf } from '../../../desk/logo.tsx'
import { PasswordHelp as PasswordHelp_3e7a4569fe78f22ca6f150f81697fd63 } from '../../../desk/forgotten-password.tsx'
import { DeskLanguage as DeskLanguage_567937ff81ad751cc81b7d0ba24e497e } from '../../../desk/language/desk-language.tsx'
import { RoleOfDesk as RoleOfDesk_ef1c9036e3863cefc2e2b316a2b34b20 } from '../../../desk/role/role-of-desk.tsx'
import { ForgottenPassword as ForgottenPassword_3e7a4569fe78f22ca6f150f81697fd63 } from '../../../desk/forgotten-password.tsx'
import { WorkWidget as WorkWidget_46585532a024de2f24a20abb3eef3bd1 } from '../../../today/work-widget.tsx'
import { TasksWidget as TasksWidget_9824ff03110324acc4c6ad4a9c2af461 } from '../../../today/tasks-widget.tsx'
import { ListsWidget as ListsWidget_46fa677e7e7128f0b8ef3d29784c5ca3 } from '../../../today/lists-widget.tsx'
import { ImportLink as ImportLink_4d61fbe8918a13a1c41608f4a0e05a98 } from '../../../imports/import-view.tsx'
import { ImportView as ImportView_4d61fbe8918a13a1c41608f4a0e05a98 } from '../../../imports/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/desk/translation-hint.tsx#TranslationHint": TranslationHint_6188133677211b0ba9242b2ea07798ef,
  "/desk/dates/day-field.tsx#DayField": DayField_5d237e2aacaad956d168f2a816b8c02c,
  "/wordings/key-of-text.tsx#KeyOfText": KeyOfText_b3fa17f53d36739e25b2b89f69fe8b25,
  "/desk/current-password.tsx#CurrentPassword": CurrentPassword_0104cd65db4e3c51792ff84d0f3b6958,
  "/desk/emblem.tsx#Icon": Icon_805ada396a0a866dd0cfd11c5cd886ea,
  "/desk/logo.tsx#Logo": Logo_4410568adc27c1c1ff40d76d8d19deaf,
  "/desk/forgotten-password.tsx#PasswordHelp": PasswordHelp_3e7a4569fe78f22ca6f150f81697fd63,
  "/desk/language/desk-language.tsx#DeskLanguage": DeskLanguage_567937ff81ad751cc81b7d0ba24e497e,
  "/desk/role/role-of-desk.tsx#RoleOfDesk": RoleOfDesk_ef1c9036e3863cefc2e2b316a2b34b20,
  "/desk/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_3e7a4569fe78f22ca6f150f81697fd63,
  "/today/work-widget.tsx#WorkWidget": WorkWidget_46585532a024de2f24a20abb3eef3bd1,
  "/today/tasks-widget.tsx#TasksWidget": TasksWidget_9824ff03110324acc4c6ad4a9c2af461,
  "/today/lists-widget.tsx#ListsWidget": ListsWidget_46fa677e7e7128f0b8ef3d29784c5ca3,
  "/imports/import-view.tsx#ImportLink": ImportLink_4d61fbe8918a13a1c41608f4a0e05a98,
  "/imports/import-view.tsx#ImportView": ImportView_4d61fbe8918a13a1c41608f4a0e05a98,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
