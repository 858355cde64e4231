import { NoDiff as NoDiff_279724bdc0c21a80c7b0d7694a493122 } from '../../../versions/no-diff.tsx'
import { TranslationHint as TranslationHint_6188133677211b0ba9242b2ea07798ef } from '../../../desk/translation-hint.tsx'
import { LastMomentField as LastMomentField_5d237e2aacaad956d168f2a816b8c02c } from '../../../desk/dates/day-field.tsx'
import { MomentField as MomentField_5d237e2aacaad956d168f2a816b8c02c } from '../../../desk/dates/day-field.tsx'
import { DayField as DayField_5d237e2aacaad956d168f2a816b8c02c } from '../../../desk/dates/day-field.tsx'
import { StatusCell as StatusCell_193a1a21c3e630f6f4404d49dd5abf60 } from '../../../approvals/status-cell.tsx'
import { DownloadLinks as DownloadLinks_30cae0aa113e6cde821d06594486c4bb } from '../../../sheets/download-links.tsx'
import { OrderNote as OrderNote_071d66b4c148bd8e96fb61c3a9a69326 } from '../../../order/order-note.tsx'
import { UsesInDialog as UsesInDialog_8af92c61f5233ad775ff946d78daff69 } from '../../../uses/uses-in-dialog.tsx'
import { KeepUnsaved as KeepUnsaved_1bc59367ad70977074ef9e75862480aa } from '../../../unsaved/keep-unsaved.tsx'
import { BackAsks as BackAsks_05c319dacf2dabbf1f670b4ba3fb255c } from '../../../unsaved/back-asks.tsx'
import { SendThis as SendThis_0d23749322b62d9fb18678819fdb76a1 } from '../../../approvals/send-this.tsx'
import { UnderDraft as UnderDraft_2af5a27d4954121ea7cda1b8013272d3 } from '../../../approvals/under-draft.tsx'
import { FirstWrongField as FirstWrongField_51f103b37fb8a08fc52e9f0b3ebe51a0 } from '../../../desk/first-wrong-field.tsx'
import { ProblemsOfForm as ProblemsOfForm_f0162193488eebedc94234568ca6601a } from '../../../desk/refusals/problems-of-form.tsx'
import { VersionsView as VersionsView_9a9ca872804878487712a91408fca1ca } from '../../../versions/versions-view.tsx'
import { NumberField as NumberField_3daf749150a1a38cb74b0aee1dd712fa } from '../../../desk/numbers/number-field.tsx'
import { AddressFromTitle as AddressFromTitle_f1bc4aa74100618f55d1ac0aa49b3edd } from '../../../fields/address-from-title.tsx'
import { HeadingLink as HeadingLink_0dacd5921743d35272caf6f5e8603a2f } from '../../../many-documents/heading-link.tsx'
import { ListLink as ListLink_8bb03750687e05feebb91dab93161466 } from '../../../many-documents/list-link.tsx'
import { RowLabel as RowLabel_d54f1f07bed6ad1324e599cf6e025a23 } from '../../../desk/row-label.tsx'
import { KeyOfText as KeyOfText_b3fa17f53d36739e25b2b89f69fe8b25 } from '../../../wordings/key-of-text.tsx'
import { FileCheck as FileCheck_961b1e40de44239a67aa0510b009698b } from '../../../uploads/form/file-check.tsx'
import { Work as Work_5b43058e68a938a87acd15250e36b481 } from '../../../feedback/desk/work.tsx'
import { ExportLink as ExportLink_8472651865621ef702bdfad1d8ed67d0 } from '../../../journal/export-link.tsx'
import { CurrentPassword as CurrentPassword_0104cd65db4e3c51792ff84d0f3b6958 } from '../../../desk/current-password.tsx'
import { LinkPart as LinkPart_e220310627241e2f4b4cdf13e9a705f0 } from '../../../accounts/links/link-part.tsx'
import { SecondFactorPart as SecondFactorPart_e2cd126b307fae67826cb761bee861c3 } from '../../../accounts/second-factor/second-factor-part.tsx'
import { OpenSessions as OpenSessions_677fd693a7e41b374f83cc13372df0e4 } from '../../../accounts/open-sessions.tsx'
import { InvitePart as InvitePart_98e862f4eedfdd6a6bcc7fbac93ca682 } from '../../../accounts/links/invite-part.tsx'
import { PagePicker as PagePicker_5b187be0f6e1aadbaaa38d426e676ece } from '../../../shown-pages/page-picker.tsx'
import { ColourChoice as ColourChoice_e3ab8ea5b1b80d0c122e861dee077132 } from '../../../globals/colours/colour-choice.tsx'
import { NoUnpublish as NoUnpublish_07198a8a3a7d9a475dbc9b3375081eb0 } from '../../../globals/no-unpublish.tsx'
import { Icon as Icon_805ada396a0a866dd0cfd11c5cd886ea } from '../../../desk/emblem.tsx'
import { Logo as Logo_4410568adc27c1c1ff40d76d8d19deaf } from '../../../desk/logo.tsx'
import { HelpLink as HelpLink_8dd352b08ad01be6aa3302e3a68c6c04 } from '../../../help/help-view.tsx'
import { PasswordHelp as PasswordHelp_3e7a4569fe78f22ca6f150f81697fd63 } from '../../../desk/forgotten-password.tsx'
import { ApprovalsLink as ApprovalsLink_1b2e7a82f675ba4bf91c7860b5b50895 } from '../../../approvals/approvals-view.tsx'
import { SetupLink as SetupLink_17f83551b05791ba2f5d4ac86d7376bc } from '../../../setup/setup-view.tsx'
import { InboxLink as InboxLink_32de1973aeb07d60482ce4422c3da73e } from '../../../feedback/inbox/inbox-view.tsx'
import { PersonLink as PersonLink_8f42bdc2b8a52ee96cacab30f326e8a3 } from '../../../feedback/person/person-view.tsx'
import { ObligationsLink as ObligationsLink_75f31185b5eb3e97bc0562a02e8eb3d9 } from '../../../obligations/desk/board-view.tsx'
import { FindingsLink as FindingsLink_d7fa78fec124e9bed6ea49a8c5667780 } from '../../../findings/desk/findings-view.tsx'
import { LookedForLink as LookedForLink_bc17471e8e257b0db0f743441a84011f } from '../../../looked-for/desk/looked-for-view.tsx'
import { OpeningLink as OpeningLink_bc228a3602b5ac8ca3111347342c7c1d } from '../../../opening/opening-view.tsx'
import { ImportLink as ImportLink_4d61fbe8918a13a1c41608f4a0e05a98 } from '../../../imports/import-view.tsx'
import { RemovalLink as RemovalLink_bbab47fc30fec60ac8fe69ec5e207615 } from '../../../demo-removal/removal-view.tsx'
import { LoginHeading as LoginHeading_3f013e510e25d50d7e2a807e41b46cd3 } from '../../../desk/login-heading.tsx'
import { ClosedJar as ClosedJar_59329abac50185edc9fc741ef2be9df0 } from '../../../desk/closed-jar.tsx'
import { DeskLanguage as DeskLanguage_567937ff81ad751cc81b7d0ba24e497e } from '../../../desk/language/desk-language.tsx'
import { RoleOfDesk as RoleOfDesk_ef1c9036e3863cefc2e2b316a2b34b20 } from '../../../desk/role/role-of-desk.tsx'
import { RequiredMarks as RequiredMarks_e573e6b4889ec5f12ab7a12633891373 } from '../../../desk/language/required-marks.tsx'
import { SessionEnds as SessionEnds_19a068bb26ded1e0031ba6e57bacb8cd } from '../../../unsaved/session-ends.tsx'
import { NamedControls as NamedControls_b4e0f253a2ca5f8a55fb5c939b3d5e48 } from '../../../desk/names/named-controls.tsx'
import { FileGate as FileGate_a59ed3a226e5fde99c83478f5e6c6398 } from '../../../uploads/form/file-gate.tsx'
import { Refusals as Refusals_927ac37235fe64a274094b7d41febc49 } from '../../../desk/refusals/refusals.tsx'
import { LoginView as LoginView_a24486324d529a8067b1e6d486614835 } from '../../../accounts/second-factor/login-view.tsx'
import { FirstAccountView as FirstAccountView_4a83d9e1524a6c793135cc89c81c99ea } from '../../../accounts/first-account/first-account-view.tsx'
import { SecondFactorView as SecondFactorView_ef301bd1bb39c687642eeeb68fee110f } from '../../../accounts/second-factor/set-up-view.tsx'
import { ForgottenPassword as ForgottenPassword_3e7a4569fe78f22ca6f150f81697fd63 } from '../../../desk/forgotten-password.tsx'
import { ApprovalsView as ApprovalsView_1b2e7a82f675ba4bf91c7860b5b50895 } from '../../../approvals/approvals-view.tsx'
import { InboxView as InboxView_32de1973aeb07d60482ce4422c3da73e } from '../../../feedback/inbox/inbox-view.tsx'
import { PersonView as PersonView_8f42bdc2b8a52ee96cacab30f326e8a3 } from '../../../feedback/person/person-view.tsx'
import { ObligationsView as ObligationsView_75f31185b5eb3e97bc0562a02e8eb3d9 } from '../../../obligations/desk/board-view.tsx'
import { ManyDocumentsView as ManyDocumentsView_a7fa61c4d4805c5119aa65b96fe3051a } from '../../../many-documents/many-documents-view.tsx'
import { FindingsView as FindingsView_d7fa78fec124e9bed6ea49a8c5667780 } from '../../../findings/desk/findings-view.tsx'
import { LookedForView as LookedForView_bc17471e8e257b0db0f743441a84011f } from '../../../looked-for/desk/looked-for-view.tsx'
import { OpeningView as OpeningView_bc228a3602b5ac8ca3111347342c7c1d } from '../../../opening/opening-view.tsx'
import { ImportView as ImportView_4d61fbe8918a13a1c41608f4a0e05a98 } from '../../../imports/import-view.tsx'
import { SheetImportView as SheetImportView_ce67c12a17453e1649febfa74b04250d } from '../../../sheets/import/import-view.tsx'
import { SetupView as SetupView_17f83551b05791ba2f5d4ac86d7376bc } from '../../../setup/setup-view.tsx'
import { ServerTasksView as ServerTasksView_fa33aabc4c9040e77fe819e043d3fc84 } from '../../../server-tasks/page/tasks-view.tsx'
import { HelpView as HelpView_8dd352b08ad01be6aa3302e3a68c6c04 } from '../../../help/help-view.tsx'
import { RemovalView as RemovalView_bbab47fc30fec60ac8fe69ec5e207615 } from '../../../demo-removal/removal-view.tsx'
import { WorkWidget as WorkWidget_46585532a024de2f24a20abb3eef3bd1 } from '../../../today/work-widget.tsx'
import { TasksWidget as TasksWidget_9824ff03110324acc4c6ad4a9c2af461 } from '../../../today/tasks-widget.tsx'
import { QuestionsWidget as QuestionsWidget_56fef725f46d646c8300b038780fdd99 } from '../../../questions/questions-widget.tsx'
import { ListsWidget as ListsWidget_46fa677e7e7128f0b8ef3d29784c5ca3 } from '../../../today/lists-widget.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/versions/no-diff.tsx#NoDiff": NoDiff_279724bdc0c21a80c7b0d7694a493122,
  "/desk/translation-hint.tsx#TranslationHint": TranslationHint_6188133677211b0ba9242b2ea07798ef,
  "/desk/dates/day-field.tsx#LastMomentField": LastMomentField_5d237e2aacaad956d168f2a816b8c02c,
  "/desk/dates/day-field.tsx#MomentField": MomentField_5d237e2aacaad956d168f2a816b8c02c,
  "/desk/dates/day-field.tsx#DayField": DayField_5d237e2aacaad956d168f2a816b8c02c,
  "/approvals/status-cell.tsx#StatusCell": StatusCell_193a1a21c3e630f6f4404d49dd5abf60,
  "/sheets/download-links.tsx#DownloadLinks": DownloadLinks_30cae0aa113e6cde821d06594486c4bb,
  "/order/order-note.tsx#OrderNote": OrderNote_071d66b4c148bd8e96fb61c3a9a69326,
  "/uses/uses-in-dialog.tsx#UsesInDialog": UsesInDialog_8af92c61f5233ad775ff946d78daff69,
  "/unsaved/keep-unsaved.tsx#KeepUnsaved": KeepUnsaved_1bc59367ad70977074ef9e75862480aa,
  "/unsaved/back-asks.tsx#BackAsks": BackAsks_05c319dacf2dabbf1f670b4ba3fb255c,
  "/approvals/send-this.tsx#SendThis": SendThis_0d23749322b62d9fb18678819fdb76a1,
  "/approvals/under-draft.tsx#UnderDraft": UnderDraft_2af5a27d4954121ea7cda1b8013272d3,
  "/desk/first-wrong-field.tsx#FirstWrongField": FirstWrongField_51f103b37fb8a08fc52e9f0b3ebe51a0,
  "/desk/refusals/problems-of-form.tsx#ProblemsOfForm": ProblemsOfForm_f0162193488eebedc94234568ca6601a,
  "/versions/versions-view.tsx#VersionsView": VersionsView_9a9ca872804878487712a91408fca1ca,
  "/desk/numbers/number-field.tsx#NumberField": NumberField_3daf749150a1a38cb74b0aee1dd712fa,
  "/fields/address-from-title.tsx#AddressFromTitle": AddressFromTitle_f1bc4aa74100618f55d1ac0aa49b3edd,
  "/many-documents/heading-link.tsx#HeadingLink": HeadingLink_0dacd5921743d35272caf6f5e8603a2f,
  "/many-documents/list-link.tsx#ListLink": ListLink_8bb03750687e05feebb91dab93161466,
  "/desk/row-label.tsx#RowLabel": RowLabel_d54f1f07bed6ad1324e599cf6e025a23,
  "/wordings/key-of-text.tsx#KeyOfText": KeyOfText_b3fa17f53d36739e25b2b89f69fe8b25,
  "/uploads/form/file-check.tsx#FileCheck": FileCheck_961b1e40de44239a67aa0510b009698b,
  "/feedback/desk/work.tsx#Work": Work_5b43058e68a938a87acd15250e36b481,
  "/journal/export-link.tsx#ExportLink": ExportLink_8472651865621ef702bdfad1d8ed67d0,
  "/desk/current-password.tsx#CurrentPassword": CurrentPassword_0104cd65db4e3c51792ff84d0f3b6958,
  "/accounts/links/link-part.tsx#LinkPart": LinkPart_e220310627241e2f4b4cdf13e9a705f0,
  "/accounts/second-factor/second-factor-part.tsx#SecondFactorPart": SecondFactorPart_e2cd126b307fae67826cb761bee861c3,
  "/accounts/open-sessions.tsx#OpenSessions": OpenSessions_677fd693a7e41b374f83cc13372df0e4,
  "/accounts/links/invite-part.tsx#InvitePart": InvitePart_98e862f4eedfdd6a6bcc7fbac93ca682,
  "/shown-pages/page-picker.tsx#PagePicker": PagePicker_5b187be0f6e1aadbaaa38d426e676ece,
  "/globals/colours/colour-choice.tsx#ColourChoice": ColourChoice_e3ab8ea5b1b80d0c122e861dee077132,
  "/globals/no-unpublish.tsx#NoUnpublish": NoUnpublish_07198a8a3a7d9a475dbc9b3375081eb0,
  "/desk/emblem.tsx#Icon": Icon_805ada396a0a866dd0cfd11c5cd886ea,
  "/desk/logo.tsx#Logo": Logo_4410568adc27c1c1ff40d76d8d19deaf,
  "/help/help-view.tsx#HelpLink": HelpLink_8dd352b08ad01be6aa3302e3a68c6c04,
  "/desk/forgotten-password.tsx#PasswordHelp": PasswordHelp_3e7a4569fe78f22ca6f150f81697fd63,
  "/approvals/approvals-view.tsx#ApprovalsLink": ApprovalsLink_1b2e7a82f675ba4bf91c7860b5b50895,
  "/setup/setup-view.tsx#SetupLink": SetupLink_17f83551b05791ba2f5d4ac86d7376bc,
  "/feedback/inbox/inbox-view.tsx#InboxLink": InboxLink_32de1973aeb07d60482ce4422c3da73e,
  "/feedback/person/person-view.tsx#PersonLink": PersonLink_8f42bdc2b8a52ee96cacab30f326e8a3,
  "/obligations/desk/board-view.tsx#ObligationsLink": ObligationsLink_75f31185b5eb3e97bc0562a02e8eb3d9,
  "/findings/desk/findings-view.tsx#FindingsLink": FindingsLink_d7fa78fec124e9bed6ea49a8c5667780,
  "/looked-for/desk/looked-for-view.tsx#LookedForLink": LookedForLink_bc17471e8e257b0db0f743441a84011f,
  "/opening/opening-view.tsx#OpeningLink": OpeningLink_bc228a3602b5ac8ca3111347342c7c1d,
  "/imports/import-view.tsx#ImportLink": ImportLink_4d61fbe8918a13a1c41608f4a0e05a98,
  "/demo-removal/removal-view.tsx#RemovalLink": RemovalLink_bbab47fc30fec60ac8fe69ec5e207615,
  "/desk/login-heading.tsx#LoginHeading": LoginHeading_3f013e510e25d50d7e2a807e41b46cd3,
  "/desk/closed-jar.tsx#ClosedJar": ClosedJar_59329abac50185edc9fc741ef2be9df0,
  "/desk/language/desk-language.tsx#DeskLanguage": DeskLanguage_567937ff81ad751cc81b7d0ba24e497e,
  "/desk/role/role-of-desk.tsx#RoleOfDesk": RoleOfDesk_ef1c9036e3863cefc2e2b316a2b34b20,
  "/desk/language/required-marks.tsx#RequiredMarks": RequiredMarks_e573e6b4889ec5f12ab7a12633891373,
  "/unsaved/session-ends.tsx#SessionEnds": SessionEnds_19a068bb26ded1e0031ba6e57bacb8cd,
  "/desk/names/named-controls.tsx#NamedControls": NamedControls_b4e0f253a2ca5f8a55fb5c939b3d5e48,
  "/uploads/form/file-gate.tsx#FileGate": FileGate_a59ed3a226e5fde99c83478f5e6c6398,
  "/desk/refusals/refusals.tsx#Refusals": Refusals_927ac37235fe64a274094b7d41febc49,
  "/accounts/second-factor/login-view.tsx#LoginView": LoginView_a24486324d529a8067b1e6d486614835,
  "/accounts/first-account/first-account-view.tsx#FirstAccountView": FirstAccountView_4a83d9e1524a6c793135cc89c81c99ea,
  "/accounts/second-factor/set-up-view.tsx#SecondFactorView": SecondFactorView_ef301bd1bb39c687642eeeb68fee110f,
  "/desk/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_3e7a4569fe78f22ca6f150f81697fd63,
  "/approvals/approvals-view.tsx#ApprovalsView": ApprovalsView_1b2e7a82f675ba4bf91c7860b5b50895,
  "/feedback/inbox/inbox-view.tsx#InboxView": InboxView_32de1973aeb07d60482ce4422c3da73e,
  "/feedback/person/person-view.tsx#PersonView": PersonView_8f42bdc2b8a52ee96cacab30f326e8a3,
  "/obligations/desk/board-view.tsx#ObligationsView": ObligationsView_75f31185b5eb3e97bc0562a02e8eb3d9,
  "/many-documents/many-documents-view.tsx#ManyDocumentsView": ManyDocumentsView_a7fa61c4d4805c5119aa65b96fe3051a,
  "/findings/desk/findings-view.tsx#FindingsView": FindingsView_d7fa78fec124e9bed6ea49a8c5667780,
  "/looked-for/desk/looked-for-view.tsx#LookedForView": LookedForView_bc17471e8e257b0db0f743441a84011f,
  "/opening/opening-view.tsx#OpeningView": OpeningView_bc228a3602b5ac8ca3111347342c7c1d,
  "/imports/import-view.tsx#ImportView": ImportView_4d61fbe8918a13a1c41608f4a0e05a98,
  "/sheets/import/import-view.tsx#SheetImportView": SheetImportView_ce67c12a17453e1649febfa74b04250d,
  "/setup/setup-view.tsx#SetupView": SetupView_17f83551b05791ba2f5d4ac86d7376bc,
  "/server-tasks/page/tasks-view.tsx#ServerTasksView": ServerTasksView_fa33aabc4c9040e77fe819e043d3fc84,
  "/help/help-view.tsx#HelpView": HelpView_8dd352b08ad01be6aa3302e3a68c6c04,
  "/demo-removal/removal-view.tsx#RemovalView": RemovalView_bbab47fc30fec60ac8fe69ec5e207615,
  "/today/work-widget.tsx#WorkWidget": WorkWidget_46585532a024de2f24a20abb3eef3bd1,
  "/today/tasks-widget.tsx#TasksWidget": TasksWidget_9824ff03110324acc4c6ad4a9c2af461,
  "/questions/questions-widget.tsx#QuestionsWidget": QuestionsWidget_56fef725f46d646c8300b038780fdd99,
  "/today/lists-widget.tsx#ListsWidget": ListsWidget_46fa677e7e7128f0b8ef3d29784c5ca3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
