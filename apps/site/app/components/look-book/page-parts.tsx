import { useLanguage } from '../../i18n/language-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { StateBadge } from '../../tenders/state-badge.tsx'
import { Accordion } from '../accordion/accordion.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { CookieBanner } from '../cookie-banner/cookie-banner.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { Facts } from '../facts/facts.tsx'
import { Figures } from '../figures/figures.tsx'
import { Field } from '../form/field.tsx'
import { FormSummary } from '../form/form-summary.tsx'
import { formClass, formRowClass, Panel } from '../form/panel.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Empty, Failed, Loading, Note, Success } from '../list-state/list-state.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { PdfCard, PdfIcon, PdfList } from '../pdf/pdf.tsx'
import { PersonCard } from '../person-card/person-card.tsx'
import { SideList } from '../side-list/side-list.tsx'
import { destinationOf } from '../site-link/destination.ts'
import { Tabs } from '../tabs/tabs.tsx'
import { Toasts } from '../toast/toast.tsx'
import { tenders } from './samples.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The parts of all other pages. */
export function PageParts() {
  const language = useLanguage()
  const mr = language === 'mr'
  const { number } = useFormat()
  const say = (english: string, marathi: string) => (mr ? marathi : english)
  const road = say('Station Road to Gandhi Chowk', 'स्टेशन रोड ते गांधी चौक')
  const rows = many(4).map((id) => ({ id, road, length: number(2.4 + id) }))
  const documents = many(3).map((id) => ({
    id,
    title: say('Cheque Register', 'धनादेश नोंदवही'),
    path: id === 2 ? '' : '/uploads/a.pdf',
    bytes: 286_000,
  }))
  const photos = many(5).map((id) => ({ id, path: `/art/video-${(id % 3) + 1}.svg`, alt: road }))
  return (
    <>
      <PageHeader
        title={say('Roads', 'रस्ते')}
        crumbs={[{ label: say('City Profile', 'शहराची ओळख') }]}
        intro={say(
          'Length of the roads that the council builds and maintains.',
          'नगरपरिषदेने बांधलेल्या व देखभाल केलेल्या रस्त्यांची लांबी.',
        )}
      />
      <div className="section">
        <div className="wrap split split--side">
          <div className="stack stack--wide">
            <Figures
              figures={[
                { label: say('All roads', 'एकूण रस्ते'), value: number(149.35), unit: say('km', 'कि.मी.') },
                { label: say('Cement', 'सिमेंट'), value: number(125.6) },
                { label: say('Asphalt', 'डांबरी'), value: number(23.75) },
              ]}
            />
            <DataTable
              caption={say('Roads in the council area', 'नगरपरिषद क्षेत्रातील रस्ते')}
              note={say('Length in kilometres', 'लांबी किलोमीटरमध्ये')}
              columns={[
                { label: say('Description', 'तपशील'), cell: (row) => row.road },
                { label: say('Length', 'लांबी'), cell: (row) => row.length, numeric: true },
                {
                  label: say('Document', 'दस्तऐवज'),
                  cell: () => <PdfIcon title={road} path="/a.pdf" bytes={4000} />,
                },
              ]}
              rows={rows}
              foot={[say('Total', 'एकूण'), number(149.35), null]}
            />
            <DataTable
              caption={say('Hospitals', 'रुग्णालये')}
              groups={[
                { title: say('East', 'पूर्व'), rows: rows.slice(0, 2) },
                { title: say('West', 'पश्चिम'), rows: rows.slice(2) },
              ]}
              columns={[
                { label: say('Name', 'नाव'), cell: (row) => row.road },
                {
                  label: say('Phone', 'दूरध्वनी'),
                  cell: () => <a href="tel:02515550121">{mr ? '०२५१-५५५-०१२१' : '0251-555-0121'}</a>,
                },
                {
                  label: say('Purpose', 'उद्दिष्ट'),
                  group: say('Physical', 'भौतिक'),
                  cell: (row) => row.length,
                  numeric: true,
                },
                {
                  label: say('Achieved', 'साध्य'),
                  group: say('Physical', 'भौतिक'),
                  cell: (row) => row.length,
                  numeric: true,
                },
                { label: say('Facility', 'सुविधा'), cell: () => road },
              ]}
            />
            <DataTable
              caption={say('Nothing yet', 'अद्याप काही नाही')}
              columns={[{ label: say('Description', 'तपशील'), cell: () => '' }]}
              rows={[]}
            />
            <Facts
              facts={[
                { label: say('Number', 'क्रमांक'), value: 'PWD/T/2026-27/14' },
                {
                  label: say('Department', 'विभाग'),
                  value: say('Public Works Department', 'सार्वजनिक बांधकाम विभाग'),
                },
                { label: say('Estimated value', 'अंदाजित रक्कम'), value: `₹${number(18_500_000)}` },
                { label: say('Not known', 'माहीत नाही'), value: '' },
              ]}
            />
            <p>
              {tenders(language).map((tender) => (
                <StateBadge key={tender.id} tender={tender} />
              ))}
            </p>
            <Loading />
            <Empty />
            <Failed
              text={say('Error fetching road data', 'रस्त्यांची माहिती मिळवताना त्रुटी')}
              onRetry={() => undefined}
            />
            <Success text={say('Feedback sent successfully!', 'अभिप्राय यशस्वीरीत्या पाठवला!')} />
            <Note text={say('This is a copy of 20.11.2026', 'ही २०.११.२०२६ रोजीची प्रत आहे')} />
            <Accordion
              opened={1}
              parts={many(3).map((id) => ({
                id,
                title: say(`Financial Year 2022 - ${2023 + id}`, 'आर्थिक वर्ष २०२२ - २०२३'),
                count: 3,
                content: <PdfList documents={documents} />,
              }))}
            />
            <div className="grid grid--2">
              {documents.map((document) => (
                <PdfCard key={document.id} {...document} />
              ))}
            </div>
            <div className="grid grid--3">
              {many(3).map((id) => (
                <Card
                  key={id}
                  title={say('Town Planning Department', 'नगर रचना विभाग')}
                  to={destinationOf('/town-planning')}
                  icon="landmark"
                >
                  <p>{say('Head: Shri. A. Kulkarni', 'प्रमुख: श्री. अ. कुलकर्णी')}</p>
                </Card>
              ))}
              {many(3).map((id) => (
                <PersonCard
                  key={id}
                  name={say('Smt. Asha Kamble', 'श्रीमती आशा कांबळे')}
                  role={say('Ward 12', 'प्रभाग १२')}
                  {...(id ? { portrait: { path: '' } } : {})}
                  details={[
                    {
                      label: say('Term', 'कार्यकाळ'),
                      value: mr ? '०१.०२.२०१७ – आजपर्यंत' : '01.02.2017 – Present',
                    },
                  ]}
                />
              ))}
            </div>
            <Pagination page={2} pages={9} />
            <Tabs
              label={say('Gardens', 'उद्याने')}
              tabs={many(3).map((id) => ({
                id,
                title: `${say('Garden', 'उद्यान')} ${number(id + 1)}`,
                content: <Gallery photos={photos.slice(id)} label={say('Garden', 'उद्यान')} />,
              }))}
            />
            <Gallery
              layout="maps"
              label={say('Maps', 'नकाशे')}
              photos={photos.map((photo) => ({ ...photo, more: <PdfIcon title={road} path="/a.pdf" /> }))}
            />
            <Panel
              title={say('Send feedback', 'अभिप्राय पाठवा')}
              intro={say('All answers are needed.', 'सर्व उत्तरे आवश्यक आहेत.')}
            >
              <FormSummary
                problems={[{ field: 'email', message: say('Enter a valid email', 'योग्य ई-मेल पत्ता लिहा') }]}
              />
              <form className={formClass} noValidate>
                <div className={formRowClass}>
                  <Field name="name" label={say('Name', 'नाव')} required autoComplete="name" />
                  <Field
                    name="email"
                    label={say('Email', 'ई-मेल')}
                    required
                    hint={say('So that we can answer you', 'आपणास उत्तर देता यावे म्हणून')}
                    error={say('Enter a valid email', 'योग्य ई-मेल पत्ता लिहा')}
                    defaultValue="kavita@example"
                  />
                </div>
                <Field name="feedback" label={say('Message', 'संदेश')} multiline required />
                <div>
                  <Button icon="send">{say('Send feedback', 'अभिप्राय पाठवा')}</Button>
                </div>
              </form>
            </Panel>
          </div>
          <SideList
            title={say('City Profile', 'शहराची ओळख')}
            items={many(6).map((id) => ({
              label: id === 2 ? say('Roads', 'रस्ते') : say('Municipal Properties', 'नगरपरिषद मिळकती'),
              to: `/side-${id}`,
              current: id === 2 ? 'page' : undefined,
            }))}
          />
        </div>
      </div>
      <Toasts
        toasts={[
          { id: 1, kind: 'success', text: say('Feedback sent successfully!', 'अभिप्राय यशस्वीरीत्या पाठवला!') },
        ]}
        onClose={() => undefined}
      />
      <CookieBanner onAccept={() => undefined} onDecline={() => undefined} />
    </>
  )
}
