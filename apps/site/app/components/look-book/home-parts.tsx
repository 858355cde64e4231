import { useLanguage } from '../../i18n/language-context.ts'
import { Banner } from '../banner/banner.tsx'
import { Slides } from '../banner/slides.tsx'
import { Tasks } from '../banner/tasks.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Helpline } from '../helpline/helpline.tsx'
import { LogoCarousel } from '../logo-carousel/logo-carousel.tsx'
import { MapPanel } from '../map-panel/map-panel.tsx'
import { NoticeList, Notices } from '../notice-list/notice-list.tsx'
import { Officer } from '../officer/officer.tsx'
import { People, PersonStrip } from '../person-strip/person-strip.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { destinationOf } from '../site-link/destination.ts'
import { MoreLink } from '../site-link/more-link.tsx'
import { Ticker } from '../ticker/ticker.tsx'
import { Chips, Tiles } from '../tiles/tiles.tsx'
import { VideoGallery } from '../video/video-gallery.tsx'
import { councils } from './samples.ts'

const art = ['/art/video-1.svg', '/art/video-2.svg', '/art/video-3.svg']
const picture = (index: number): string => art[index % art.length] ?? ''
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The parts of the home page, in its order. */
export function HomeParts() {
  const mr = useLanguage() === 'mr'
  const say = (english: string, marathi: string) => (mr ? marathi : english)
  const portrait = { path: undefined }
  const slides = many(6).map((id) => ({
    id,
    path: picture(id),
    alt: say('Sahya Lake', 'सह्य तलाव'),
    caption: say('Sahya Lake, early morning', 'सह्य तलाव, पहाट'),
  }))
  const notices = many(8).map((id) => ({
    id,
    title: say('Concrete road, Station Road to Gandhi Chowk', 'स्टेशन रोड ते गांधी चौक काँक्रीट रस्ता'),
    to: destinationOf('/uploads/a.pdf'),
    isNew: id < 2,
    bytes: 412_000 + id * 100_000,
  }))
  return (
    <>
      <Banner
        panel={
          <>
            <h1>{say('What do you need from the council?', 'नगरपरिषदेकडून आपणास काय हवे आहे?')}</h1>
            <p>
              {say(
                'Services, documents and people of Sahyanagar, in one place.',
                'सह्यनगरच्या सेवा, दस्तऐवज, लोकप्रतिनिधी व अधिकारी, एकाच ठिकाणी.',
              )}
            </p>
            <SearchBox />
            <Tasks
              label={say('Top tasks', 'मुख्य कामे')}
              tasks={[
                {
                  label: say('Pay property tax', 'मालमत्ता कर भरा'),
                  to: destinationOf('https://a.example'),
                  icon: 'indian-rupee',
                },
                {
                  label: say('Pay water bill', 'पाणीपट्टी भरा'),
                  to: destinationOf('https://b.example'),
                  icon: 'droplets',
                },
                {
                  label: say('Birth and death records', 'जन्म-मृत्यू नोंदी'),
                  to: destinationOf('https://c.example'),
                  icon: 'baby',
                },
                { label: say('Tenders', 'निविदा'), to: destinationOf('/press-releases'), icon: 'gavel' },
                {
                  label: say('Make a complaint', 'तक्रार नोंदवा'),
                  to: destinationOf('/contact'),
                  icon: 'message-square-warning',
                },
                {
                  label: say('Application forms', 'अर्जाचे नमुने'),
                  to: destinationOf('/downloads'),
                  icon: 'file-check-2',
                },
              ]}
            />
          </>
        }
      >
        <Slides slides={slides} label={say('Banner', 'मुख्य चित्रे')} />
      </Banner>
      <PersonStrip title={say('Ministers', 'मंत्री')} titleId="ministers">
        <People
          titleId="ministers"
          people={many(5).map((id) => ({
            id,
            name: say('Shri. Devdatta Rajwade', 'श्री. देवदत्त राजवाडे'),
            role: say('Chief Minister', 'मुख्यमंत्री'),
            portrait,
          }))}
        />
      </PersonStrip>
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2>{say('Services and information', 'सेवा आणि माहिती')}</h2>
          </div>
          <div className="split split--map">
            <div>
              <Tiles
                tiles={many(8).map((id) => ({
                  id,
                  label: say('Official Publications', 'अधिकृत प्रकाशने'),
                  to: destinationOf('/official-publication'),
                }))}
              />
              <Chips
                label={say('On this page', 'या पानावर')}
                chips={[
                  { label: say('Photo gallery', 'छायाचित्र दालन'), to: '/photos', icon: 'image' },
                  { label: say('Press releases', 'प्रसिद्धिपत्रके'), to: '/press-releases', icon: 'megaphone' },
                  { label: say('Projects', 'प्रकल्प'), to: '/projects', icon: 'hammer' },
                ]}
              />
            </div>
            <MapPanel mapUrl="https://map.example/embed" />
          </div>
        </div>
      </section>
      <Ticker
        title={say('News', 'बातम्या')}
        to="/news"
        items={many(6).map((id) => ({
          id,
          text: say('Flood-rescue mock drill at Sahya Lake', 'सह्य तलावावर पूर बचाव रंगीत तालीम'),
          isNew: id % 2 === 0,
        }))}
        more={<MoreLink to="/news">{say('All news', 'सर्व बातम्या')}</MoreLink>}
      />
      <section className="section section--soft">
        <div className="wrap split split--officer">
          <section>
            <div className="section-head">
              <h2>{say('From the Chief Officer', 'मुख्याधिकाऱ्यांचे मनोगत')}</h2>
            </div>
            <Officer
              name={say('Smt. Nivedita Karmarkar', 'श्रीमती निवेदिता करमरकर')}
              role={say('Chief Officer', 'मुख्याधिकारी')}
              portrait={portrait}
              paragraphs={[
                say(
                  'This website gives information about the work of the council.',
                  'या संकेतस्थळावर नगरपरिषदेच्या कामकाजाची माहिती उपलब्ध आहे.',
                ),
              ]}
            />
          </section>
          <section>
            <div className="section-head">
              <h2>{say('Video gallery', 'व्हिडिओ दालन')}</h2>
              <MoreLink to="/videos">{say('All videos', 'सर्व व्हिडिओ')}</MoreLink>
            </div>
            <VideoGallery
              videos={many(3).map((id) => ({
                id,
                url: 'https://youtu.be/abcdefghijk',
                title: say('Flood-rescue mock drill 2026', 'पूर बचाव रंगीत तालीम २०२६'),
                date: mr ? '१४.११.२०२६' : '14.11.2026',
              }))}
            />
          </section>
        </div>
      </section>
      <section className="section">
        <div className="wrap split split--2">
          <NoticeList
            id="projects"
            title={say('Projects', 'प्रकल्प')}
            icon="hammer"
            more={<MoreLink to="/projects">{say('All projects', 'सर्व प्रकल्प')}</MoreLink>}
          >
            <Notices notices={notices} />
          </NoticeList>
          <NoticeList id="press" title={say('Press releases', 'प्रसिद्धिपत्रके')} icon="megaphone">
            <Notices
              notices={notices.map((notice) => ({
                ...notice,
                date: { day: mr ? '१८' : '18', month: say('Nov', 'नोव्हें'), iso: '2026-11-18' },
              }))}
            />
          </NoticeList>
        </div>
      </section>
      <section className="section section--soft" id="photos">
        <div className="wrap">
          <div className="section-head">
            <h2>{say('Latest photos', 'नवीन छायाचित्रे')}</h2>
          </div>
          <Gallery
            layout="latest"
            label={say('Latest photos', 'नवीन छायाचित्रे')}
            photos={many(8).map((id) => ({
              id,
              path: picture(id),
              alt: '',
              caption: say('Town Hall on Foundation Day', 'स्थापना दिनी नगरभवन'),
            }))}
          />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <Helpline council={councils[mr ? 'mr' : 'en']} />
        </div>
      </section>
      <section className="section section--soft">
        <div className="wrap">
          <LogoCarousel
            title={say('Related websites', 'संबंधित संकेतस्थळे')}
            websites={many(9).map((id) => ({
              id,
              name: say('Election Commission of India', 'भारत निवडणूक आयोग'),
              href: 'https://eci.example',
            }))}
          />
        </div>
      </section>
    </>
  )
}
