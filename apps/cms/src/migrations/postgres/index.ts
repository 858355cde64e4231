import * as migration_20261127_064431_baseline from './20261127_064431_baseline.ts';
import * as migration_20261127_064500_dates_of_old_messages from './20261127_064500_dates_of_old_messages.ts';
import * as migration_20261128_062637_tender_and_member_facts from './20261128_062637_tender_and_member_facts.ts';
import * as migration_20261128_091155_photo_events from './20261128_091155_photo_events.ts';
import * as migration_20261128_101659_text_bodies from './20261128_101659_text_bodies.ts';
import * as migration_20261128_130948_bodies_of_pages from './20261128_130948_bodies_of_pages.ts';
import * as migration_20261128_141836_events from './20261128_141836_events.ts';
import * as migration_20261128_145759_public_notices from './20261128_145759_public_notices.ts';
import * as migration_20261128_171259_message_kinds from './20261128_171259_message_kinds.ts';
import * as migration_20261128_171858_resident_files from './20261128_171858_resident_files.ts';
import * as migration_20261128_173459_cancelled_days from './20261128_173459_cancelled_days.ts';
import * as migration_20261128_174716_reports from './20261128_174716_reports.ts';
import * as migration_20261128_175224_mail_subscriptions from './20261128_175224_mail_subscriptions.ts';
import * as migration_20261128_175821_budget_proposals from './20261128_175821_budget_proposals.ts';
import * as migration_20261128_180151_proposals from './20261128_180151_proposals.ts';
import * as migration_20261128_180324_misconduct from './20261128_180324_misconduct.ts';
import * as migration_20261128_181935_notice_answers from './20261128_181935_notice_answers.ts';
import * as migration_20261128_183442_mail_to_followers from './20261128_183442_mail_to_followers.ts';

export const migrations = [
  {
    up: migration_20261127_064431_baseline.up,
    down: migration_20261127_064431_baseline.down,
    name: '20261127_064431_baseline',
  },
  {
    up: migration_20261127_064500_dates_of_old_messages.up,
    down: migration_20261127_064500_dates_of_old_messages.down,
    name: '20261127_064500_dates_of_old_messages',
  },
  {
    up: migration_20261128_062637_tender_and_member_facts.up,
    down: migration_20261128_062637_tender_and_member_facts.down,
    name: '20261128_062637_tender_and_member_facts',
  },
  {
    up: migration_20261128_091155_photo_events.up,
    down: migration_20261128_091155_photo_events.down,
    name: '20261128_091155_photo_events',
  },
  {
    up: migration_20261128_101659_text_bodies.up,
    down: migration_20261128_101659_text_bodies.down,
    name: '20261128_101659_text_bodies',
  },
  {
    up: migration_20261128_130948_bodies_of_pages.up,
    down: migration_20261128_130948_bodies_of_pages.down,
    name: '20261128_130948_bodies_of_pages',
  },
  {
    up: migration_20261128_141836_events.up,
    down: migration_20261128_141836_events.down,
    name: '20261128_141836_events',
  },
  {
    up: migration_20261128_145759_public_notices.up,
    down: migration_20261128_145759_public_notices.down,
    name: '20261128_145759_public_notices',
  },
  {
    up: migration_20261128_171259_message_kinds.up,
    down: migration_20261128_171259_message_kinds.down,
    name: '20261128_171259_message_kinds',
  },
  {
    up: migration_20261128_171858_resident_files.up,
    down: migration_20261128_171858_resident_files.down,
    name: '20261128_171858_resident_files',
  },
  {
    up: migration_20261128_173459_cancelled_days.up,
    down: migration_20261128_173459_cancelled_days.down,
    name: '20261128_173459_cancelled_days',
  },
  {
    up: migration_20261128_174716_reports.up,
    down: migration_20261128_174716_reports.down,
    name: '20261128_174716_reports',
  },
  {
    up: migration_20261128_175224_mail_subscriptions.up,
    down: migration_20261128_175224_mail_subscriptions.down,
    name: '20261128_175224_mail_subscriptions',
  },
  {
    up: migration_20261128_175821_budget_proposals.up,
    down: migration_20261128_175821_budget_proposals.down,
    name: '20261128_175821_budget_proposals',
  },
  {
    up: migration_20261128_180151_proposals.up,
    down: migration_20261128_180151_proposals.down,
    name: '20261128_180151_proposals',
  },
  {
    up: migration_20261128_180324_misconduct.up,
    down: migration_20261128_180324_misconduct.down,
    name: '20261128_180324_misconduct',
  },
  {
    up: migration_20261128_181935_notice_answers.up,
    down: migration_20261128_181935_notice_answers.down,
    name: '20261128_181935_notice_answers',
  },
  {
    up: migration_20261128_183442_mail_to_followers.up,
    down: migration_20261128_183442_mail_to_followers.down,
    name: '20261128_183442_mail_to_followers'
  },
];
