import { NoDiff as NoDiff_b7d78739d8f7b746d66d0d762b2c6b3c } from '../../../content/versions/no-diff.tsx'
import { TranslationHint as TranslationHint_270b5761661da951d43702e23e18fd2e } from '../../../content/fields/translation-hint.tsx'
import { MomentField as MomentField_462e33149052766ea9b1bbe41212d1db } from '../../../views/dates/day-field.tsx'
import { LastMomentField as LastMomentField_462e33149052766ea9b1bbe41212d1db } from '../../../views/dates/day-field.tsx'
import { DayField as DayField_462e33149052766ea9b1bbe41212d1db } from '../../../views/dates/day-field.tsx'
import { StatusCell as StatusCell_5468bc02293af67ce24a5ad82d4ce095 } from '../../../content/approval/status-cell.tsx'
import { DownloadLinks as DownloadLinks_43fc00971538b57a4431bb33f3848a35 } from '../../../features/sheets/download-links.tsx'
import { OrderNote as OrderNote_17fd854f40ae739be329af5287d5ce26 } from '../../../content/order/order-note.tsx'
import { ListShown as ListShown_063a42347979fff79bdc225cc8123871 } from '../../../views/stale/list-shown.tsx'
import { UsesInDialog as UsesInDialog_aac8a3d5c48d4dbdf87bbb09862d5f30 } from '../../../content/uses/uses-in-dialog.tsx'
import { KeepUnsaved as KeepUnsaved_f8bc17ca70d63a8f8999ee6639a0c78c } from '../../../views/unsaved/keep-unsaved.tsx'
import { BackAsks as BackAsks_8da59749a6538ab72799d221d2c3f451 } from '../../../views/unsaved/back-asks.tsx'
import { SendThis as SendThis_25f247e6d06aba84fb21f9c5d0aed18e } from '../../../features/approvals/send-this.tsx'
import { UnderDraft as UnderDraft_7c762fe14bead6bfae5e2075dfae7eee } from '../../../features/approvals/under-draft.tsx'
import { FirstWrongField as FirstWrongField_075446296d0b15f96ff0a94482b79a8a } from '../../../payload/refusals/first-wrong-field.tsx'
import { ProblemsOfForm as ProblemsOfForm_8bd6a9ed029641c0e575442d92702667 } from '../../../payload/refusals/problems-of-form.tsx'
import { StaleSave as StaleSave_a78e88477c2e6882bd403c2deb446e5d } from '../../../views/stale/stale-save.tsx'
import { VersionsView as VersionsView_561cc310255124ec0a713d106ade5ab5 } from '../../../content/versions/versions-view.tsx'
import { VersionShown as VersionShown_6645a4def8286fc453bfb0a87bb60ee3 } from '../../../views/stale/version-shown.tsx'
import { TextOrBody as TextOrBody_3ba6cd6a3781c69152825d8c747695c8 } from '../../../content/body/text-or-body.tsx'
import { BodyDiff as BodyDiff_c7af395a3d9c83dd0463c07ac69adba7 } from '../../../content/body/body-diff.tsx'
import { NumberCell as NumberCell_650adbd162becb79ad66263f63abb629 } from '../../../views/numbers/number-cell.tsx'
import { NumberField as NumberField_40d343ac1c8ffec9f9f72b1b3f4f60dc } from '../../../views/numbers/number-field.tsx'
import { ListLink as ListLink_af9ddfa46ea3b15b599ba561acca7aee } from '../../../features/many-photos/list-link.tsx'
import { AddressFromTitle as AddressFromTitle_c88b3ee00abdd56557028c0922d8ccca } from '../../../content/fields/address-from-title.tsx'
import { HeadingLink as HeadingLink_f2dff9174184e81813eab27121766a5b } from '../../../features/many-documents/heading-link.tsx'
import { ListLink as ListLink_b1eddc8d36fd38f4536886b9100a492a } from '../../../features/many-documents/list-link.tsx'
import { RowLabel as RowLabel_d6313744afa193279b03ae5facd07b0c } from '../../../views/row-label.tsx'
import { KeyOfText as KeyOfText_aec3ebcdbb7a61deba9d5eb15fc1083f } from '../../../content/wordings/key-of-text.tsx'
import { LastMomentCell as LastMomentCell_84b8c2990a451f27351b6008fc3d8f00 } from '../../../content/public-notices/last-moment-cell.tsx'
import { AnswersOfNotice as AnswersOfNotice_d0f6b5c192a3ec7d5685fecd9efdef2f } from '../../../features/feedback/notice-answers/register-links.tsx'
import { FileCheck as FileCheck_7c48e19720e7676911c22e28a6741129 } from '../../../content/uploads/form/file-check.tsx'
import { PublicPart as PublicPart_0b5d56d663ebfc05c1daffe42b70d33c } from '../../../features/feedback/problems/public-part.tsx'
import { RegisterLinks as RegisterLinks_d0f6b5c192a3ec7d5685fecd9efdef2f } from '../../../features/feedback/notice-answers/register-links.tsx'
import { Work as Work_91c69df1a373c30fe4c8b7b364cce4bf } from '../../../features/feedback/desk/work.tsx'
import { ExportLink as ExportLink_6a8e7f7196b75cce694dd20c72569771 } from '../../../content/journal/export-link.tsx'
import { CurrentPassword as CurrentPassword_51c2eeba23a4a020377f8deaf233773e } from '../../../views/current-password.tsx'
import { LinkPart as LinkPart_5724efa71ca27c1f0993a1c0c9fed472 } from '../../../features/accounts/links/link-part.tsx'
import { SecondFactorPart as SecondFactorPart_29ffdca4633750aa47262d66a4e16eee } from '../../../features/accounts/second-factor/second-factor-part.tsx'
import { OpenSessions as OpenSessions_a9559b5ef40250e9c9afd24b670f6864 } from '../../../features/accounts/open-sessions.tsx'
import { InvitePart as InvitePart_f4f77c2def47aeb3ec49572150dc08c9 } from '../../../features/accounts/links/invite-part.tsx'
import { PagePicker as PagePicker_312dcc72fa04f487e561a00b1310d2f4 } from '../../../content/shown-pages/page-picker.tsx'
import { ColourChoice as ColourChoice_d65f336bc028b6d2daae835921cb23b2 } from '../../../content/globals/colours/colour-choice.tsx'
import { NoUnpublish as NoUnpublish_52ab9f18a53ff1e3be1173550563d48e } from '../../../content/globals/no-unpublish.tsx'
import { Icon as Icon_7a81134af145305033f41652847f9097 } from '../../../views/emblem.tsx'
import { Logo as Logo_94aed934e05eccddd7cefc830e3d686b } from '../../../views/logo.tsx'
import { HelpLink as HelpLink_017ed19bb406e989d5cb83f3386c5f09 } from '../../../features/help/help-view.tsx'
import { PasswordHelp as PasswordHelp_2e3166444e1b0a8f6d2f4dff473c8a8b } from '../../../features/accounts/links/forgotten-password-view.tsx'
import { ApprovalsLink as ApprovalsLink_5eede8bddaf6ee9cf6237a9b00067411 } from '../../../features/approvals/approvals-view.tsx'
import { SetupLink as SetupLink_fae8f95836a28988f1f17ae0c843eb91 } from '../../../features/setup/setup-view.tsx'
import { InboxLink as InboxLink_2c0221297a964d05d28d257388c6305b } from '../../../features/feedback/inbox/inbox-view.tsx'
import { PersonLink as PersonLink_bb6129cce86d486cfc69002e36a30db2 } from '../../../features/feedback/person/person-view.tsx'
import { ObligationsLink as ObligationsLink_99db5f3a55e50d9bafeb0137a0be6961 } from '../../../features/obligations/desk/board-view.tsx'
import { FindingsLink as FindingsLink_168eee6e9d6142fc021cc7593d519e99 } from '../../../features/findings/desk/findings-view.tsx'
import { SearchAnalyticsLink as SearchAnalyticsLink_4a9dc08e9bc2015289086f9223f1300a } from '../../../features/search-analytics/desk/search-analytics-view.tsx'
import { OpeningLink as OpeningLink_ae8b6774620b95a2741b180bc106592a } from '../../../features/opening/opening-view.tsx'
import { ImportLink as ImportLink_a77cfd671ede3ca375958299ec5c6738 } from '../../../features/imports/import-view.tsx'
import { RemovalLink as RemovalLink_ed16696db0a7d5ed587f1128bc5c7431 } from '../../../features/demo-removal/removal-view.tsx'
import { MailsLink as MailsLink_9bafe51f8b68ca19a740ab8fc42c5991 } from '../../../features/mail-subscriptions/desk/mails-view.tsx'
import { LoginHeading as LoginHeading_65cdb4c80949b95f01157cb287559160 } from '../../../views/login-heading.tsx'
import { SecuredCookies as SecuredCookies_9337a4925807385c4c6f5a1d9be9af4a } from '../../../payload/cookies/secured-cookies.tsx'
import { DeskLanguage as DeskLanguage_0e03e0d36f200de7488adfb89f24bc09 } from '../../../views/language/desk-language.tsx'
import { RoleOfDesk as RoleOfDesk_8c6e957d5229c58439ad6daf69ffbc5a } from '../../../views/role/role-of-desk.tsx'
import { RequiredMarks as RequiredMarks_ffc8353ef7e43d9161b7e5b44c5999a9 } from '../../../views/language/required-marks.tsx'
import { SessionEnds as SessionEnds_6b3f8e2dbc01f5ceb54b1963586b6f6e } from '../../../features/accounts/session-ends.tsx'
import { NamedControls as NamedControls_de93246eb2c6bfcac0ccc6762d204418 } from '../../../payload/names/named-controls.tsx'
import { FileGate as FileGate_383c449dda1e0938b3a51bafd1443d6c } from '../../../content/uploads/form/file-gate.tsx'
import { Refusals as Refusals_191011e036ef2fdfac4f61fb5021d434 } from '../../../payload/refusals/refusals.tsx'
import { ApprovalsView as ApprovalsView_5eede8bddaf6ee9cf6237a9b00067411 } from '../../../features/approvals/approvals-view.tsx'
import { SetupView as SetupView_fae8f95836a28988f1f17ae0c843eb91 } from '../../../features/setup/setup-view.tsx'
import { InboxView as InboxView_2c0221297a964d05d28d257388c6305b } from '../../../features/feedback/inbox/inbox-view.tsx'
import { PersonView as PersonView_bb6129cce86d486cfc69002e36a30db2 } from '../../../features/feedback/person/person-view.tsx'
import { ObligationsView as ObligationsView_99db5f3a55e50d9bafeb0137a0be6961 } from '../../../features/obligations/desk/board-view.tsx'
import { FindingsView as FindingsView_168eee6e9d6142fc021cc7593d519e99 } from '../../../features/findings/desk/findings-view.tsx'
import { SearchAnalyticsView as SearchAnalyticsView_4a9dc08e9bc2015289086f9223f1300a } from '../../../features/search-analytics/desk/search-analytics-view.tsx'
import { OpeningView as OpeningView_ae8b6774620b95a2741b180bc106592a } from '../../../features/opening/opening-view.tsx'
import { ImportView as ImportView_a77cfd671ede3ca375958299ec5c6738 } from '../../../features/imports/import-view.tsx'
import { RemovalView as RemovalView_ed16696db0a7d5ed587f1128bc5c7431 } from '../../../features/demo-removal/removal-view.tsx'
import { MailsView as MailsView_9bafe51f8b68ca19a740ab8fc42c5991 } from '../../../features/mail-subscriptions/desk/mails-view.tsx'
import { LoginView as LoginView_8a82463d4017d6c2e7686b6556383753 } from '../../../features/accounts/second-factor/login-view.tsx'
import { FirstAccountView as FirstAccountView_478314a7d5f4f6d64238e73fc9bea256 } from '../../../features/accounts/first-account/first-account-view.tsx'
import { SecondFactorView as SecondFactorView_6cc88251de9b20ab4f7c4065106748a7 } from '../../../features/accounts/second-factor/set-up-view.tsx'
import { ForgottenPassword as ForgottenPassword_2e3166444e1b0a8f6d2f4dff473c8a8b } from '../../../features/accounts/links/forgotten-password-view.tsx'
import { ManyDocumentsView as ManyDocumentsView_43a28a0a9d1570b5cc4dc7bffb2120a4 } from '../../../features/many-documents/many-documents-view.tsx'
import { ManyPhotosView as ManyPhotosView_e4fafe743f116cf40c6826fc23050e91 } from '../../../features/many-photos/many-photos-view.tsx'
import { HelpView as HelpView_017ed19bb406e989d5cb83f3386c5f09 } from '../../../features/help/help-view.tsx'
import { ServerTasksView as ServerTasksView_6ed0c89191608ed897c7b1799b6c7eb6 } from '../../../features/server-tasks/tasks-view.tsx'
import { SheetImportView as SheetImportView_32f91dbe04e2f3c22d9c38daececc7bc } from '../../../features/sheets/import/import-view.tsx'
import { WorkWidget as WorkWidget_21dbb86e7a7bb754e39025054de67045 } from '../../../features/today/work-widget.tsx'
import { TasksWidget as TasksWidget_6278b57bcd1c298c5ecde0339ae5fa64 } from '../../../features/today/tasks-widget.tsx'
import { QuestionsWidget as QuestionsWidget_d383319622ab40fdd41323995cec34df } from '../../../features/today/questions/questions-widget.tsx'
import { ListsWidget as ListsWidget_6663aa49f4bedd4f68a4622748a1b854 } from '../../../features/today/lists-widget.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ReturnedPart as ReturnedPart_5e5c2781368d2d2ea750bf7a799a98a6 } from '../../../features/approvals/today/approval-parts.tsx'
import { WaitingPart as WaitingPart_5e5c2781368d2d2ea750bf7a799a98a6 } from '../../../features/approvals/today/approval-parts.tsx'
import { ScheduledPart as ScheduledPart_5e5c2781368d2d2ea750bf7a799a98a6 } from '../../../features/approvals/today/approval-parts.tsx'
import { OwnDraftsPart as OwnDraftsPart_5e5c2781368d2d2ea750bf7a799a98a6 } from '../../../features/approvals/today/approval-parts.tsx'
import { DraftsPart as DraftsPart_5e5c2781368d2d2ea750bf7a799a98a6 } from '../../../features/approvals/today/approval-parts.tsx'
import { SentPart as SentPart_5e5c2781368d2d2ea750bf7a799a98a6 } from '../../../features/approvals/today/approval-parts.tsx'
import { SetupCard as SetupCard_e83c089ffc9884f4f41946e6c028ff74 } from '../../../features/setup/setup-card.tsx'
import { DepartmentPart as DepartmentPart_8d88ff9123b2e489218d09798f32d9a7 } from '../../../features/feedback/today/feedback-parts.tsx'
import { NewFeedbackPart as NewFeedbackPart_8d88ff9123b2e489218d09798f32d9a7 } from '../../../features/feedback/today/feedback-parts.tsx'
import { OverdueFeedbackPart as OverdueFeedbackPart_8d88ff9123b2e489218d09798f32d9a7 } from '../../../features/feedback/today/feedback-parts.tsx'
import { LatePart as LatePart_f4a4c001ba86b9165421e9da25423c52 } from '../../../features/obligations/desk/late-part.tsx'
import { FindingsPart as FindingsPart_617c68b7286a5cb2418dea9d41e79c81 } from '../../../features/findings/desk/findings-part.tsx'
import { OpeningPart as OpeningPart_d06e70dfc9122c9271736d8cce3c2858 } from '../../../features/opening/opening-part.tsx'
import { EndingPart as EndingPart_b9e88e58c788c920d008dd840d2dc92b } from '../../../features/today/own-parts.tsx'
import { PreparedPart as PreparedPart_b9e88e58c788c920d008dd840d2dc92b } from '../../../features/today/own-parts.tsx'
import { HealthPart as HealthPart_d7c7cee14c068ec723ae596aae9e4444 } from '../../../features/today/health-part.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/content/versions/no-diff.tsx#NoDiff": NoDiff_b7d78739d8f7b746d66d0d762b2c6b3c,
  "/content/fields/translation-hint.tsx#TranslationHint": TranslationHint_270b5761661da951d43702e23e18fd2e,
  "/views/dates/day-field.tsx#MomentField": MomentField_462e33149052766ea9b1bbe41212d1db,
  "/views/dates/day-field.tsx#LastMomentField": LastMomentField_462e33149052766ea9b1bbe41212d1db,
  "/views/dates/day-field.tsx#DayField": DayField_462e33149052766ea9b1bbe41212d1db,
  "/content/approval/status-cell.tsx#StatusCell": StatusCell_5468bc02293af67ce24a5ad82d4ce095,
  "/features/sheets/download-links.tsx#DownloadLinks": DownloadLinks_43fc00971538b57a4431bb33f3848a35,
  "/content/order/order-note.tsx#OrderNote": OrderNote_17fd854f40ae739be329af5287d5ce26,
  "/views/stale/list-shown.tsx#ListShown": ListShown_063a42347979fff79bdc225cc8123871,
  "/content/uses/uses-in-dialog.tsx#UsesInDialog": UsesInDialog_aac8a3d5c48d4dbdf87bbb09862d5f30,
  "/views/unsaved/keep-unsaved.tsx#KeepUnsaved": KeepUnsaved_f8bc17ca70d63a8f8999ee6639a0c78c,
  "/views/unsaved/back-asks.tsx#BackAsks": BackAsks_8da59749a6538ab72799d221d2c3f451,
  "/features/approvals/send-this.tsx#SendThis": SendThis_25f247e6d06aba84fb21f9c5d0aed18e,
  "/features/approvals/under-draft.tsx#UnderDraft": UnderDraft_7c762fe14bead6bfae5e2075dfae7eee,
  "/payload/refusals/first-wrong-field.tsx#FirstWrongField": FirstWrongField_075446296d0b15f96ff0a94482b79a8a,
  "/payload/refusals/problems-of-form.tsx#ProblemsOfForm": ProblemsOfForm_8bd6a9ed029641c0e575442d92702667,
  "/views/stale/stale-save.tsx#StaleSave": StaleSave_a78e88477c2e6882bd403c2deb446e5d,
  "/content/versions/versions-view.tsx#VersionsView": VersionsView_561cc310255124ec0a713d106ade5ab5,
  "/views/stale/version-shown.tsx#VersionShown": VersionShown_6645a4def8286fc453bfb0a87bb60ee3,
  "/content/body/text-or-body.tsx#TextOrBody": TextOrBody_3ba6cd6a3781c69152825d8c747695c8,
  "/content/body/body-diff.tsx#BodyDiff": BodyDiff_c7af395a3d9c83dd0463c07ac69adba7,
  "/views/numbers/number-cell.tsx#NumberCell": NumberCell_650adbd162becb79ad66263f63abb629,
  "/views/numbers/number-field.tsx#NumberField": NumberField_40d343ac1c8ffec9f9f72b1b3f4f60dc,
  "/features/many-photos/list-link.tsx#ListLink": ListLink_af9ddfa46ea3b15b599ba561acca7aee,
  "/content/fields/address-from-title.tsx#AddressFromTitle": AddressFromTitle_c88b3ee00abdd56557028c0922d8ccca,
  "/features/many-documents/heading-link.tsx#HeadingLink": HeadingLink_f2dff9174184e81813eab27121766a5b,
  "/features/many-documents/list-link.tsx#ListLink": ListLink_b1eddc8d36fd38f4536886b9100a492a,
  "/views/row-label.tsx#RowLabel": RowLabel_d6313744afa193279b03ae5facd07b0c,
  "/content/wordings/key-of-text.tsx#KeyOfText": KeyOfText_aec3ebcdbb7a61deba9d5eb15fc1083f,
  "/content/public-notices/last-moment-cell.tsx#LastMomentCell": LastMomentCell_84b8c2990a451f27351b6008fc3d8f00,
  "/features/feedback/notice-answers/register-links.tsx#AnswersOfNotice": AnswersOfNotice_d0f6b5c192a3ec7d5685fecd9efdef2f,
  "/content/uploads/form/file-check.tsx#FileCheck": FileCheck_7c48e19720e7676911c22e28a6741129,
  "/features/feedback/problems/public-part.tsx#PublicPart": PublicPart_0b5d56d663ebfc05c1daffe42b70d33c,
  "/features/feedback/notice-answers/register-links.tsx#RegisterLinks": RegisterLinks_d0f6b5c192a3ec7d5685fecd9efdef2f,
  "/features/feedback/desk/work.tsx#Work": Work_91c69df1a373c30fe4c8b7b364cce4bf,
  "/content/journal/export-link.tsx#ExportLink": ExportLink_6a8e7f7196b75cce694dd20c72569771,
  "/views/current-password.tsx#CurrentPassword": CurrentPassword_51c2eeba23a4a020377f8deaf233773e,
  "/features/accounts/links/link-part.tsx#LinkPart": LinkPart_5724efa71ca27c1f0993a1c0c9fed472,
  "/features/accounts/second-factor/second-factor-part.tsx#SecondFactorPart": SecondFactorPart_29ffdca4633750aa47262d66a4e16eee,
  "/features/accounts/open-sessions.tsx#OpenSessions": OpenSessions_a9559b5ef40250e9c9afd24b670f6864,
  "/features/accounts/links/invite-part.tsx#InvitePart": InvitePart_f4f77c2def47aeb3ec49572150dc08c9,
  "/content/shown-pages/page-picker.tsx#PagePicker": PagePicker_312dcc72fa04f487e561a00b1310d2f4,
  "/content/globals/colours/colour-choice.tsx#ColourChoice": ColourChoice_d65f336bc028b6d2daae835921cb23b2,
  "/content/globals/no-unpublish.tsx#NoUnpublish": NoUnpublish_52ab9f18a53ff1e3be1173550563d48e,
  "/views/emblem.tsx#Icon": Icon_7a81134af145305033f41652847f9097,
  "/views/logo.tsx#Logo": Logo_94aed934e05eccddd7cefc830e3d686b,
  "/features/help/help-view.tsx#HelpLink": HelpLink_017ed19bb406e989d5cb83f3386c5f09,
  "/features/accounts/links/forgotten-password-view.tsx#PasswordHelp": PasswordHelp_2e3166444e1b0a8f6d2f4dff473c8a8b,
  "/features/approvals/approvals-view.tsx#ApprovalsLink": ApprovalsLink_5eede8bddaf6ee9cf6237a9b00067411,
  "/features/setup/setup-view.tsx#SetupLink": SetupLink_fae8f95836a28988f1f17ae0c843eb91,
  "/features/feedback/inbox/inbox-view.tsx#InboxLink": InboxLink_2c0221297a964d05d28d257388c6305b,
  "/features/feedback/person/person-view.tsx#PersonLink": PersonLink_bb6129cce86d486cfc69002e36a30db2,
  "/features/obligations/desk/board-view.tsx#ObligationsLink": ObligationsLink_99db5f3a55e50d9bafeb0137a0be6961,
  "/features/findings/desk/findings-view.tsx#FindingsLink": FindingsLink_168eee6e9d6142fc021cc7593d519e99,
  "/features/search-analytics/desk/search-analytics-view.tsx#SearchAnalyticsLink": SearchAnalyticsLink_4a9dc08e9bc2015289086f9223f1300a,
  "/features/opening/opening-view.tsx#OpeningLink": OpeningLink_ae8b6774620b95a2741b180bc106592a,
  "/features/imports/import-view.tsx#ImportLink": ImportLink_a77cfd671ede3ca375958299ec5c6738,
  "/features/demo-removal/removal-view.tsx#RemovalLink": RemovalLink_ed16696db0a7d5ed587f1128bc5c7431,
  "/features/mail-subscriptions/desk/mails-view.tsx#MailsLink": MailsLink_9bafe51f8b68ca19a740ab8fc42c5991,
  "/views/login-heading.tsx#LoginHeading": LoginHeading_65cdb4c80949b95f01157cb287559160,
  "/payload/cookies/secured-cookies.tsx#SecuredCookies": SecuredCookies_9337a4925807385c4c6f5a1d9be9af4a,
  "/views/language/desk-language.tsx#DeskLanguage": DeskLanguage_0e03e0d36f200de7488adfb89f24bc09,
  "/views/role/role-of-desk.tsx#RoleOfDesk": RoleOfDesk_8c6e957d5229c58439ad6daf69ffbc5a,
  "/views/language/required-marks.tsx#RequiredMarks": RequiredMarks_ffc8353ef7e43d9161b7e5b44c5999a9,
  "/features/accounts/session-ends.tsx#SessionEnds": SessionEnds_6b3f8e2dbc01f5ceb54b1963586b6f6e,
  "/payload/names/named-controls.tsx#NamedControls": NamedControls_de93246eb2c6bfcac0ccc6762d204418,
  "/content/uploads/form/file-gate.tsx#FileGate": FileGate_383c449dda1e0938b3a51bafd1443d6c,
  "/payload/refusals/refusals.tsx#Refusals": Refusals_191011e036ef2fdfac4f61fb5021d434,
  "/features/approvals/approvals-view.tsx#ApprovalsView": ApprovalsView_5eede8bddaf6ee9cf6237a9b00067411,
  "/features/setup/setup-view.tsx#SetupView": SetupView_fae8f95836a28988f1f17ae0c843eb91,
  "/features/feedback/inbox/inbox-view.tsx#InboxView": InboxView_2c0221297a964d05d28d257388c6305b,
  "/features/feedback/person/person-view.tsx#PersonView": PersonView_bb6129cce86d486cfc69002e36a30db2,
  "/features/obligations/desk/board-view.tsx#ObligationsView": ObligationsView_99db5f3a55e50d9bafeb0137a0be6961,
  "/features/findings/desk/findings-view.tsx#FindingsView": FindingsView_168eee6e9d6142fc021cc7593d519e99,
  "/features/search-analytics/desk/search-analytics-view.tsx#SearchAnalyticsView": SearchAnalyticsView_4a9dc08e9bc2015289086f9223f1300a,
  "/features/opening/opening-view.tsx#OpeningView": OpeningView_ae8b6774620b95a2741b180bc106592a,
  "/features/imports/import-view.tsx#ImportView": ImportView_a77cfd671ede3ca375958299ec5c6738,
  "/features/demo-removal/removal-view.tsx#RemovalView": RemovalView_ed16696db0a7d5ed587f1128bc5c7431,
  "/features/mail-subscriptions/desk/mails-view.tsx#MailsView": MailsView_9bafe51f8b68ca19a740ab8fc42c5991,
  "/features/accounts/second-factor/login-view.tsx#LoginView": LoginView_8a82463d4017d6c2e7686b6556383753,
  "/features/accounts/first-account/first-account-view.tsx#FirstAccountView": FirstAccountView_478314a7d5f4f6d64238e73fc9bea256,
  "/features/accounts/second-factor/set-up-view.tsx#SecondFactorView": SecondFactorView_6cc88251de9b20ab4f7c4065106748a7,
  "/features/accounts/links/forgotten-password-view.tsx#ForgottenPassword": ForgottenPassword_2e3166444e1b0a8f6d2f4dff473c8a8b,
  "/features/many-documents/many-documents-view.tsx#ManyDocumentsView": ManyDocumentsView_43a28a0a9d1570b5cc4dc7bffb2120a4,
  "/features/many-photos/many-photos-view.tsx#ManyPhotosView": ManyPhotosView_e4fafe743f116cf40c6826fc23050e91,
  "/features/help/help-view.tsx#HelpView": HelpView_017ed19bb406e989d5cb83f3386c5f09,
  "/features/server-tasks/tasks-view.tsx#ServerTasksView": ServerTasksView_6ed0c89191608ed897c7b1799b6c7eb6,
  "/features/sheets/import/import-view.tsx#SheetImportView": SheetImportView_32f91dbe04e2f3c22d9c38daececc7bc,
  "/features/today/work-widget.tsx#WorkWidget": WorkWidget_21dbb86e7a7bb754e39025054de67045,
  "/features/today/tasks-widget.tsx#TasksWidget": TasksWidget_6278b57bcd1c298c5ecde0339ae5fa64,
  "/features/today/questions/questions-widget.tsx#QuestionsWidget": QuestionsWidget_d383319622ab40fdd41323995cec34df,
  "/features/today/lists-widget.tsx#ListsWidget": ListsWidget_6663aa49f4bedd4f68a4622748a1b854,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/features/approvals/today/approval-parts.tsx#ReturnedPart": ReturnedPart_5e5c2781368d2d2ea750bf7a799a98a6,
  "/features/approvals/today/approval-parts.tsx#WaitingPart": WaitingPart_5e5c2781368d2d2ea750bf7a799a98a6,
  "/features/approvals/today/approval-parts.tsx#ScheduledPart": ScheduledPart_5e5c2781368d2d2ea750bf7a799a98a6,
  "/features/approvals/today/approval-parts.tsx#OwnDraftsPart": OwnDraftsPart_5e5c2781368d2d2ea750bf7a799a98a6,
  "/features/approvals/today/approval-parts.tsx#DraftsPart": DraftsPart_5e5c2781368d2d2ea750bf7a799a98a6,
  "/features/approvals/today/approval-parts.tsx#SentPart": SentPart_5e5c2781368d2d2ea750bf7a799a98a6,
  "/features/setup/setup-card.tsx#SetupCard": SetupCard_e83c089ffc9884f4f41946e6c028ff74,
  "/features/feedback/today/feedback-parts.tsx#DepartmentPart": DepartmentPart_8d88ff9123b2e489218d09798f32d9a7,
  "/features/feedback/today/feedback-parts.tsx#NewFeedbackPart": NewFeedbackPart_8d88ff9123b2e489218d09798f32d9a7,
  "/features/feedback/today/feedback-parts.tsx#OverdueFeedbackPart": OverdueFeedbackPart_8d88ff9123b2e489218d09798f32d9a7,
  "/features/obligations/desk/late-part.tsx#LatePart": LatePart_f4a4c001ba86b9165421e9da25423c52,
  "/features/findings/desk/findings-part.tsx#FindingsPart": FindingsPart_617c68b7286a5cb2418dea9d41e79c81,
  "/features/opening/opening-part.tsx#OpeningPart": OpeningPart_d06e70dfc9122c9271736d8cce3c2858,
  "/features/today/own-parts.tsx#EndingPart": EndingPart_b9e88e58c788c920d008dd840d2dc92b,
  "/features/today/own-parts.tsx#PreparedPart": PreparedPart_b9e88e58c788c920d008dd840d2dc92b,
  "/features/today/health-part.tsx#HealthPart": HealthPart_d7c7cee14c068ec723ae596aae9e4444
}
