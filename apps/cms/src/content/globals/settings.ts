import { lists } from '@nagardwar/contract'
import type { Field, GlobalConfig, SelectField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { site } from '../../views/groups.ts'
import { admins } from '../access/admins.ts'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { districts } from '../council-kinds/districts.ts'
import { kinds } from '../council-kinds/kinds.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { webAddress } from '../fields/check.ts'
import { bilingualImage, image } from '../fields/file.ts'
import { english, marathi } from '../fields/in-language.ts'
import { plainText } from '../fields/plain-text.ts'
import { settingsBesideTheForm, settingsOnSite } from '../previews/in-form.ts'
import { secondFactorOfClerks, secondFactorRequired } from '../second-factor/required.ts'
import { strictCodes } from '../second-factor/strict-codes.ts'
import { shownWhenEmpty } from '../shown-pages/shown-when-empty.ts'
import { noteWhoSavesSettings, saved } from '../versions/saved-by.ts'
import { settingNames } from './setting-names.ts'
import { publishedWhole, rightSettingsDraft } from './settings-drafts.ts'
import { colours } from './settings-tabs/colours.ts'
import { contact } from './settings-tabs/contact.ts'
import { oldVersionsFields } from './settings-tabs/old-versions.ts'

const { fields } = lists.settings

const oneOf = (name: string, label: Words, options: { value: string; label: Words }[]): SelectField => ({
  name,
  label,
  type: 'select',
  options,
  admin: { width: '50%' },
})

/** Editors are those whom it binds, so only administrators change it. */
const publishing: SelectField = {
  ...oneOf('publishing', { en: 'Who approves what an editor wrote', mr: 'संपादकाने लिहिलेल्या मजकुराला मंजुरी' }, [
    { value: 'own', label: { en: 'The editor publishes it', mr: 'संपादक स्वतः प्रसिद्ध करू शकतात' } },
    { value: 'second', label: { en: 'A second person approves it', mr: 'दुसऱ्या व्यक्तीची मंजुरी आवश्यक' } },
  ]),
  access: { update: admins },
}

const address = (name: string, label: Words) => plainText(name, label, { check: webAddress })

const council: Field[] = [
  bilingualText('name', fields.name.label, { required: true }),
  bilingualText('abbreviation', fields.abbreviation.label, {
    required: true,
    mayBeEmpty: true,
    hint: {
      en: 'Leave it empty where the council has no short form',
      mr: 'संक्षिप्त नाव नसल्यास रिकामे ठेवा',
    },
  }),
  {
    type: 'row',
    fields: [oneOf('kind', fields.kind.label, kinds), oneOf('district', settingNames.district, districts)],
  },
  image('logo', fields.logo.label),
  bilingualImage('orgChart', fields.orgChart.label),
]

const languages: Field[] = [
  {
    type: 'row',
    fields: [
      oneOf('firstLanguage', settingNames.firstLanguage, [
        { value: 'mr', label: marathi },
        { value: 'en', label: english },
      ]),
      oneOf('requiredLanguages', settingNames.requiredLanguages, [
        { value: 'both', label: settingNames.bothLanguages },
        { value: 'en', label: english },
        { value: 'mr', label: marathi },
      ]),
    ],
  },
  publishing,
  secondFactorRequired,
  secondFactorOfClerks,
  strictCodes,
]

const socialMedia: Field[] = [
  address('videoChannel', fields.videoChannel.label),
  address('photoSharing', fields.photoSharing.label),
  address('shortMessage', fields.shortMessage.label),
  address('socialNetwork', fields.socialNetwork.label),
]

/** Facts about the council that the whole site uses. */
export const settings = (versionsKept: number): GlobalConfig => ({
  slug: 'settings',
  label: settingNames.settings,
  access: { read: staff, update: editors, readVersions: staff },
  hooks: {
    beforeOperation: [publishedWhole],
    beforeChange: [rightSettingsDraft, noteWhoSavesSettings],
  },
  versions: { max: versionsKept, drafts: true },
  admin: {
    group: site,
    hideAPIURL: true,
    preview: settingsOnSite,
    livePreview: settingsBesideTheForm,
    components: {
      elements: {
        // A council always has settings: nothing takes them back.
        UnpublishButton: '/content/globals/no-unpublish.tsx#NoUnpublish',
        beforeDocumentControls: [
          '/views/unsaved/keep-unsaved.tsx#KeepUnsaved',
          '/views/unsaved/back-asks.tsx#BackAsks',
          '/payload/refusals/first-wrong-field.tsx#FirstWrongField',
          '/payload/refusals/problems-of-form.tsx#ProblemsOfForm',
        ],
      },
      views: { edit: { versions: { Component: '/content/versions/versions-view.tsx#VersionsView' } } },
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { en: 'The council', mr: 'संस्था' }, fields: council },
        { label: { en: 'Languages and rules', mr: 'भाषा व नियम' }, fields: languages },
        { label: { en: 'Contact', mr: 'संपर्क' }, fields: contact },
        { label: { en: 'Social media', mr: 'समाजमाध्यमे' }, fields: socialMedia },
        { label: { en: 'Pages', mr: 'पाने' }, fields: [shownWhenEmpty] },
        { label: { en: 'Colours', mr: 'रंग' }, fields: colours },
        { label: { en: 'Open data', mr: 'खुला डेटा' }, fields: oldVersionsFields },
      ],
    },
    saved(),
  ],
})
