import * as migration_20261127_064410_baseline from './20261127_064410_baseline.ts';
import * as migration_20261127_064500_dates_of_old_messages from './20261127_064500_dates_of_old_messages.ts';
import * as migration_20261128_062628_tender_and_member_facts from './20261128_062628_tender_and_member_facts.ts';
import * as migration_20261128_091145_photo_events from './20261128_091145_photo_events.ts';
import * as migration_20261128_101646_text_bodies from './20261128_101646_text_bodies.ts';
import * as migration_20261128_130943_bodies_of_pages from './20261128_130943_bodies_of_pages.ts';
import * as migration_20261128_141814_events from './20261128_141814_events.ts';
import * as migration_20261128_145753_public_notices from './20261128_145753_public_notices.ts';
import * as migration_20261128_171254_message_kinds from './20261128_171254_message_kinds.ts';
import * as migration_20261128_171852_resident_files from './20261128_171852_resident_files.ts';
import * as migration_20261128_173453_cancelled_days from './20261128_173453_cancelled_days.ts';
import * as migration_20261128_174711_reports from './20261128_174711_reports.ts';
import * as migration_20261128_175213_mail_subscriptions from './20261128_175213_mail_subscriptions.ts';
import * as migration_20261128_175812_budget_proposals from './20261128_175812_budget_proposals.ts';
import * as migration_20261128_180143_proposals from './20261128_180143_proposals.ts';
import * as migration_20261128_180313_misconduct from './20261128_180313_misconduct.ts';
import * as migration_20261128_181921_notice_answers from './20261128_181921_notice_answers.ts';
import * as migration_20261128_183427_mail_to_followers from './20261128_183427_mail_to_followers.ts';

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
    up: migration_20261128_171254_message_kinds.up,
    down: migration_20261128_171254_message_kinds.down,
    name: '20261128_171254_message_kinds',
  },
  {
    up: migration_20261128_171852_resident_files.up,
    down: migration_20261128_171852_resident_files.down,
    name: '20261128_171852_resident_files',
  },
  {
    up: migration_20261128_173453_cancelled_days.up,
    down: migration_20261128_173453_cancelled_days.down,
    name: '20261128_173453_cancelled_days',
  },
  {
    up: migration_20261128_174711_reports.up,
    down: migration_20261128_174711_reports.down,
    name: '20261128_174711_reports',
  },
  {
    up: migration_20261128_175213_mail_subscriptions.up,
    down: migration_20261128_175213_mail_subscriptions.down,
    name: '20261128_175213_mail_subscriptions',
  },
  {
    up: migration_20261128_175812_budget_proposals.up,
    down: migration_20261128_175812_budget_proposals.down,
    name: '20261128_175812_budget_proposals',
  },
  {
    up: migration_20261128_180143_proposals.up,
    down: migration_20261128_180143_proposals.down,
    name: '20261128_180143_proposals',
  },
  {
    up: migration_20261128_180313_misconduct.up,
    down: migration_20261128_180313_misconduct.down,
    name: '20261128_180313_misconduct',
  },
  {
    up: migration_20261128_181921_notice_answers.up,
    down: migration_20261128_181921_notice_answers.down,
    name: '20261128_181921_notice_answers',
  },
  {
    up: migration_20261128_183427_mail_to_followers.up,
    down: migration_20261128_183427_mail_to_followers.down,
    name: '20261128_183427_mail_to_followers'
  },
];
