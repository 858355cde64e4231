import * as migration_20261127_064410_baseline from './20261127_064410_baseline.ts';
import * as migration_20261127_064500_dates_of_old_messages from './20261127_064500_dates_of_old_messages.ts';
import * as migration_20261128_062628_tender_and_member_facts from './20261128_062628_tender_and_member_facts.ts';
import * as migration_20261128_091145_photo_events from './20261128_091145_photo_events.ts';
import * as migration_20261128_101646_text_bodies from './20261128_101646_text_bodies.ts';
import * as migration_20261128_130943_bodies_of_pages from './20261128_130943_bodies_of_pages.ts';
import * as migration_20261128_141814_events from './20261128_141814_events.ts';
import * as migration_20261128_145753_public_notices from './20261128_145753_public_notices.ts';
import * as migration_20261128_185125_participation from './20261128_185125_participation.ts';
import * as migration_20261129_014249_clerks_of_departments from './20261129_014249_clerks_of_departments.ts';
import * as migration_20261129_020000_what_deletions_do from './20261129_020000_what_deletions_do.ts';

export const migrations = [
  {
    up: migration_20261127_064410_baseline.up,
    down: migration_20261127_064410_baseline.down,
    name: '20261127_064410_baseline',
  },
  {
    up: migration_20261127_064500_dates_of_old_messages.up,
    down: migration_20261127_064500_dates_of_old_messages.down,
    name: '20261127_064500_dates_of_old_messages',
  },
  {
    up: migration_20261128_062628_tender_and_member_facts.up,
    down: migration_20261128_062628_tender_and_member_facts.down,
    name: '20261128_062628_tender_and_member_facts',
  },
  {
    up: migration_20261128_091145_photo_events.up,
    down: migration_20261128_091145_photo_events.down,
    name: '20261128_091145_photo_events',
  },
  {
    up: migration_20261128_101646_text_bodies.up,
    down: migration_20261128_101646_text_bodies.down,
    name: '20261128_101646_text_bodies',
  },
  {
    up: migration_20261128_130943_bodies_of_pages.up,
    down: migration_20261128_130943_bodies_of_pages.down,
    name: '20261128_130943_bodies_of_pages',
  },
  {
    up: migration_20261128_141814_events.up,
    down: migration_20261128_141814_events.down,
    name: '20261128_141814_events',
  },
  {
    up: migration_20261128_145753_public_notices.up,
    down: migration_20261128_145753_public_notices.down,
    name: '20261128_145753_public_notices',
  },
  {
    up: migration_20261128_185125_participation.up,
    down: migration_20261128_185125_participation.down,
    name: '20261128_185125_participation',
  },
  {
    up: migration_20261129_014249_clerks_of_departments.up,
    down: migration_20261129_014249_clerks_of_departments.down,
    name: '20261129_014249_clerks_of_departments'
  },
  {
    up: migration_20261129_020000_what_deletions_do.up,
    down: migration_20261129_020000_what_deletions_do.down,
    name: '20261129_020000_what_deletions_do'
  },
];
