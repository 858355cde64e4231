import * as migration_20261121_095536_initial_schema from './20261121_095536_initial_schema.ts';
import * as migration_20261121_104937_page_opinions from './20261121_104937_page_opinions.ts';
import * as migration_20261121_175552_marathi_menu_links from './20261121_175552_marathi_menu_links.ts';
import * as migration_20261122_093502_facts_of_the_council from './20261122_093502_facts_of_the_council.ts';
import * as migration_20261122_095405_moving_in from './20261122_095405_moving_in.ts';
import * as migration_20261122_131234_setting_up_a_council from './20261122_131234_setting_up_a_council.ts';
import * as migration_20261122_134555_keeping from './20261122_134555_keeping.ts';
import * as migration_20261122_135307_opening from './20261122_135307_opening.ts';
import * as migration_20261122_171709_approvals from './20261122_171709_approvals.ts';
import * as migration_20261122_180151_answering_feedback from './20261122_180151_answering_feedback.ts';
import * as migration_20261122_181335_officers_duties from './20261122_181335_officers_duties.ts';
import * as migration_20261122_181952_second_factors from './20261122_181952_second_factors.ts';
import * as migration_20261122_183016_alerts from './20261122_183016_alerts.ts';
import * as migration_20261122_202217_services_and_holidays from './20261122_202217_services_and_holidays.ts';
import * as migration_20261122_204115_obligation_statements from './20261122_204115_obligation_statements.ts';
import * as migration_20261122_205235_settings_drafts from './20261122_205235_settings_drafts.ts';
import * as migration_20261123_060145_notice_version from './20261123_060145_notice_version.ts';
import * as migration_20261123_070947_tender_dates from './20261123_070947_tender_dates.ts';
import * as migration_20261123_111337_service_facts from './20261123_111337_service_facts.ts';
import * as migration_20261123_150457_reader_counts from './20261123_150457_reader_counts.ts';
import * as migration_20261123_180302_push_messages from './20261123_180302_push_messages.ts';
import * as migration_20261123_180810_feedback_doubt_and_contact from './20261123_180810_feedback_doubt_and_contact.ts';
import * as migration_20261123_181714_council_meetings from './20261123_181714_council_meetings.ts';
import * as migration_20261123_182405_places_and_hours from './20261123_182405_places_and_hours.ts';
import * as migration_20261123_182839_budgets from './20261123_182839_budgets.ts';
import * as migration_20261125_020600_old_versions from './20261125_020600_old_versions.ts';
import * as migration_20261125_113232_ward_areas from './20261125_113232_ward_areas.ts';
import * as migration_20261125_114518_video_texts from './20261125_114518_video_texts.ts';
import * as migration_20261125_152845_second_step_of_clerks_and_described_videos from './20261125_152845_second_step_of_clerks_and_described_videos.ts';
import * as migration_20261125_213704_strict_codes from './20261125_213704_strict_codes.ts';

export const migrations = [
  {
    up: migration_20261121_095536_initial_schema.up,
    down: migration_20261121_095536_initial_schema.down,
    name: '20261121_095536_initial_schema',
  },
  {
    up: migration_20261121_104937_page_opinions.up,
    down: migration_20261121_104937_page_opinions.down,
    name: '20261121_104937_page_opinions',
  },
  {
    up: migration_20261121_175552_marathi_menu_links.up,
    down: migration_20261121_175552_marathi_menu_links.down,
    name: '20261121_175552_marathi_menu_links',
  },
  {
    up: migration_20261122_093502_facts_of_the_council.up,
    down: migration_20261122_093502_facts_of_the_council.down,
    name: '20261122_093502_facts_of_the_council',
  },
  {
    up: migration_20261122_095405_moving_in.up,
    down: migration_20261122_095405_moving_in.down,
    name: '20261122_095405_moving_in',
  },
  {
    up: migration_20261122_131234_setting_up_a_council.up,
    down: migration_20261122_131234_setting_up_a_council.down,
    name: '20261122_131234_setting_up_a_council',
  },
  {
    up: migration_20261122_134555_keeping.up,
    down: migration_20261122_134555_keeping.down,
    name: '20261122_134555_keeping',
  },
  {
    up: migration_20261122_135307_opening.up,
    down: migration_20261122_135307_opening.down,
    name: '20261122_135307_opening',
  },
  {
    up: migration_20261122_171709_approvals.up,
    down: migration_20261122_171709_approvals.down,
    name: '20261122_171709_approvals',
  },
  {
    up: migration_20261122_180151_answering_feedback.up,
    down: migration_20261122_180151_answering_feedback.down,
    name: '20261122_180151_answering_feedback',
  },
  {
    up: migration_20261122_181335_officers_duties.up,
    down: migration_20261122_181335_officers_duties.down,
    name: '20261122_181335_officers_duties',
  },
  {
    up: migration_20261122_181952_second_factors.up,
    down: migration_20261122_181952_second_factors.down,
    name: '20261122_181952_second_factors',
  },
  {
    up: migration_20261122_183016_alerts.up,
    down: migration_20261122_183016_alerts.down,
    name: '20261122_183016_alerts',
  },
  {
    up: migration_20261122_202217_services_and_holidays.up,
    down: migration_20261122_202217_services_and_holidays.down,
    name: '20261122_202217_services_and_holidays',
  },
  {
    up: migration_20261122_204115_obligation_statements.up,
    down: migration_20261122_204115_obligation_statements.down,
    name: '20261122_204115_obligation_statements',
  },
  {
    up: migration_20261122_205235_settings_drafts.up,
    down: migration_20261122_205235_settings_drafts.down,
    name: '20261122_205235_settings_drafts',
  },
  {
    up: migration_20261123_060145_notice_version.up,
    down: migration_20261123_060145_notice_version.down,
    name: '20261123_060145_notice_version',
  },
  {
    up: migration_20261123_070947_tender_dates.up,
    down: migration_20261123_070947_tender_dates.down,
    name: '20261123_070947_tender_dates',
  },
  {
    up: migration_20261123_111337_service_facts.up,
    down: migration_20261123_111337_service_facts.down,
    name: '20261123_111337_service_facts',
  },
  {
    up: migration_20261123_150457_reader_counts.up,
    down: migration_20261123_150457_reader_counts.down,
    name: '20261123_150457_reader_counts',
  },
  {
    up: migration_20261123_180302_push_messages.up,
    down: migration_20261123_180302_push_messages.down,
    name: '20261123_180302_push_messages',
  },
  {
    up: migration_20261123_180810_feedback_doubt_and_contact.up,
    down: migration_20261123_180810_feedback_doubt_and_contact.down,
    name: '20261123_180810_feedback_doubt_and_contact',
  },
  {
    up: migration_20261123_181714_council_meetings.up,
    down: migration_20261123_181714_council_meetings.down,
    name: '20261123_181714_council_meetings',
  },
  {
    up: migration_20261123_182405_places_and_hours.up,
    down: migration_20261123_182405_places_and_hours.down,
    name: '20261123_182405_places_and_hours',
  },
  {
    up: migration_20261123_182839_budgets.up,
    down: migration_20261123_182839_budgets.down,
    name: '20261123_182839_budgets',
  },
  {
    up: migration_20261125_020600_old_versions.up,
    down: migration_20261125_020600_old_versions.down,
    name: '20261125_020600_old_versions',
  },
  {
    up: migration_20261125_113232_ward_areas.up,
    down: migration_20261125_113232_ward_areas.down,
    name: '20261125_113232_ward_areas',
  },
  {
    up: migration_20261125_114518_video_texts.up,
    down: migration_20261125_114518_video_texts.down,
    name: '20261125_114518_video_texts',
  },
  {
    up: migration_20261125_152845_second_step_of_clerks_and_described_videos.up,
    down: migration_20261125_152845_second_step_of_clerks_and_described_videos.down,
    name: '20261125_152845_second_step_of_clerks_and_described_videos',
  },
  {
    up: migration_20261125_213704_strict_codes.up,
    down: migration_20261125_213704_strict_codes.down,
    name: '20261125_213704_strict_codes'
  },
];
