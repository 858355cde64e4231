import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alerts_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_alerts_kind" AS ENUM('danger', 'disruption', 'information');
  CREATE TYPE "public"."enum_alerts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__alerts_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__alerts_v_version_kind" AS ENUM('danger', 'disruption', 'information');
  CREATE TYPE "public"."enum__alerts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_states_service" AS ENUM('water', 'roads', 'streetLights', 'waste', 'buses', 'offices', 'onlinePayments');
  CREATE TYPE "public"."enum_service_states_state" AS ENUM('normal', 'limited', 'stopped');
  CREATE TYPE "public"."enum_service_states_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_states_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_states_v_version_service" AS ENUM('water', 'roads', 'streetLights', 'waste', 'buses', 'offices', 'onlinePayments');
  CREATE TYPE "public"."enum__service_states_v_version_state" AS ENUM('normal', 'limited', 'stopped');
  CREATE TYPE "public"."enum__service_states_v_version_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_states_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_holidays_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_holidays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__holidays_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__holidays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sliders_caption_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_sliders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_version_caption_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__sliders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ministers_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_ministers_designation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_ministers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ministers_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__ministers_v_version_designation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__ministers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_head_officer_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_head_officer_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_head_officer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__head_officer_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__head_officer_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__head_officer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_videos_captions" AS ENUM('mr', 'en', 'both');
  CREATE TYPE "public"."enum_videos_transcript_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__videos_v_version_captions" AS ENUM('mr', 'en', 'both');
  CREATE TYPE "public"."enum__videos_v_version_transcript_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tenders_history_kind" AS ENUM('corrigendum', 'result', 'cancellation');
  CREATE TYPE "public"."enum_tenders_history_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_tenders_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_tenders_kind" AS ENUM('tender', 'recruitment', 'auction');
  CREATE TYPE "public"."enum_tenders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tenders_v_version_history_kind" AS ENUM('corrigendum', 'result', 'cancellation');
  CREATE TYPE "public"."enum__tenders_v_version_history_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__tenders_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__tenders_v_version_kind" AS ENUM('tender', 'recruitment', 'auction');
  CREATE TYPE "public"."enum__tenders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_photos_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_photos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__photos_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__photos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_website_links_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_website_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__website_links_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__website_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_history_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_history_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__history_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__history_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_officers_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_officers_designation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_officers_duty" AS ENUM('chief', 'president', 'grievance', 'information', 'web');
  CREATE TYPE "public"."enum_officers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__officers_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__officers_v_version_designation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__officers_v_version_duty" AS ENUM('chief', 'president', 'grievance', 'information', 'web');
  CREATE TYPE "public"."enum__officers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_wards_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_wards_areas_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_wards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wards_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__wards_v_version_areas_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__wards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_elected_members_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_elected_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__elected_members_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__elected_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_committees_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_committees_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_committees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__committees_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__committees_v_version_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__committees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_council_meetings_questions_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_questions_answer_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_kind" AS ENUM('general', 'special', 'standing', 'subject', 'other');
  CREATE TYPE "public"."enum_council_meetings_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_state" AS ENUM('adjourned', 'cancelled');
  CREATE TYPE "public"."enum_council_meetings_agenda_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__council_meetings_v_version_questions_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_questions_answer_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_kind" AS ENUM('general', 'special', 'standing', 'subject', 'other');
  CREATE TYPE "public"."enum__council_meetings_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_state" AS ENUM('adjourned', 'cancelled');
  CREATE TYPE "public"."enum__council_meetings_v_version_agenda_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_resolutions_subject_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_resolutions_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_resolutions_outcome" AS ENUM('unanimous', 'majority', 'rejected', 'deferred');
  CREATE TYPE "public"."enum_resolutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resolutions_v_version_subject_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__resolutions_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__resolutions_v_version_outcome" AS ENUM('unanimous', 'majority', 'rejected', 'deferred');
  CREATE TYPE "public"."enum__resolutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_functions_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_functions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__functions_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__functions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_presidents_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_presidents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__presidents_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__presidents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_chief_officers_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_chief_officers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__chief_officers_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__chief_officers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_awards_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_awards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__awards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_award_photos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__award_photos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_budgets_lines_side" AS ENUM('opening', 'income', 'expenditure');
  CREATE TYPE "public"."enum_budgets_lines_head_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_lines_item_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_unit" AS ENUM('rupees', 'thousands', 'lakh', 'crore');
  CREATE TYPE "public"."enum_budgets_population_source_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__budgets_v_version_lines_side" AS ENUM('opening', 'income', 'expenditure');
  CREATE TYPE "public"."enum__budgets_v_version_lines_head_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_lines_item_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_unit" AS ENUM('rupees', 'thousands', 'lakh', 'crore');
  CREATE TYPE "public"."enum__budgets_v_version_population_source_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_departments_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_departments_head_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_departments_office_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_departments_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_departments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__departments_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__departments_v_version_head_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__departments_v_version_office_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__departments_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__departments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_disclosure_departments_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_disclosure_departments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disclosure_departments_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__disclosure_departments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_headings_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_headings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__headings_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__headings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_year_documents_year_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_year_documents_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_year_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__year_documents_v_version_year_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__year_documents_v_version_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__year_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_heading_documents_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_heading_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__heading_documents_v_version_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__heading_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_general_admin_headings_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_general_admin_headings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__general_admin_headings_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__general_admin_headings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_meetings_type" AS ENUM('General Meeting', 'Standing Committee Meeting');
  CREATE TYPE "public"."enum_meetings_year_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_meetings_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_meetings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__meetings_v_version_type" AS ENUM('General Meeting', 'Standing Committee Meeting');
  CREATE TYPE "public"."enum__meetings_v_version_year_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__meetings_v_version_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__meetings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_publications_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_publications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__publications_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__publications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_development_plan_texts_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_development_plan_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__development_plan_texts_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__development_plan_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_development_plan_maps_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_development_plan_maps_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__development_plan_maps_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__development_plan_maps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_property_holders_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_property_holders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__property_holders_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__property_holders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_municipal_properties_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_municipal_properties_places_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_municipal_properties_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_municipal_properties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__municipal_properties_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__municipal_properties_v_version_places_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__municipal_properties_v_version_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__municipal_properties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_schools_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_schools_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_schools_medium_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_schools_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_schools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schools_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__schools_v_version_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__schools_v_version_medium_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__schools_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__schools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_school_photos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__school_photos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_gardens_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_gardens_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_gardens_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gardens_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__gardens_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__gardens_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_electric_contacts_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_electric_contacts_vendor_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_electric_contacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__electric_contacts_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__electric_contacts_v_version_vendor_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__electric_contacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_roads_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_roads_length_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_roads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__roads_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__roads_v_version_length_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__roads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tree_census_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_tree_census_total_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_tree_census_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tree_census_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__tree_census_v_version_total_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__tree_census_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ponds_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_ponds_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_ponds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ponds_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__ponds_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__ponds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pond_photos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pond_photos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fire_stations_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_fire_stations_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_fire_stations_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_fire_stations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fire_stations_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__fire_stations_v_version_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__fire_stations_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__fire_stations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_health_works_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_health_works_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_works_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__health_works_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sanitation_inspectors_names_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_sanitation_inspectors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sanitation_inspectors_v_version_names_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__sanitation_inspectors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_treatment_facilities_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_treatment_facilities_location_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_treatment_facilities_output_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_treatment_facilities_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_treatment_facilities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__treatment_facilities_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__treatment_facilities_v_version_location_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__treatment_facilities_v_version_output_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__treatment_facilities_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__treatment_facilities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_litigations_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_litigations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__litigations_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__litigations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_health_photos_caption_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_health_photos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_photos_v_version_caption_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__health_photos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_hospitals_division" AS ENUM('East', 'West');
  CREATE TYPE "public"."enum_hospitals_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_hospitals_doctor_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_hospitals_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_hospitals_facility_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_hospitals_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_hospitals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hospitals_v_version_division" AS ENUM('East', 'West');
  CREATE TYPE "public"."enum__hospitals_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__hospitals_v_version_doctor_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__hospitals_v_version_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__hospitals_v_version_facility_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__hospitals_v_version_hours_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__hospitals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_citizen_charter_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_citizen_charter_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__citizen_charter_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__citizen_charter_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_facts_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_situation" AS ENUM('birth', 'marriage', 'house', 'shop', 'death', 'water', 'complaint');
  CREATE TYPE "public"."enum_service_facts_law" AS ENUM('services', 'information');
  CREATE TYPE "public"."enum_service_facts_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_who_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_words_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_bring_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_fee_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_giver_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_first_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_second_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_late_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_facts_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_situation" AS ENUM('birth', 'marriage', 'house', 'shop', 'death', 'water', 'complaint');
  CREATE TYPE "public"."enum__service_facts_v_version_law" AS ENUM('services', 'information');
  CREATE TYPE "public"."enum__service_facts_v_version_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_who_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_words_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_bring_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_fee_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_giver_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_first_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_second_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_late_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_right_to_services_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_right_to_services_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_right_to_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__right_to_services_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__right_to_services_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__right_to_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_right_to_services_documents_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_right_to_services_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__right_to_services_documents_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__right_to_services_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_downloads_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_downloads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__downloads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_election_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_election_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__election_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__election_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_voter_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_voter_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__voter_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__voter_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_screen_readers_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_screen_readers_available" AS ENUM('free', 'commercial');
  CREATE TYPE "public"."enum_screen_readers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__screen_readers_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__screen_readers_v_version_available" AS ENUM('free', 'commercial');
  CREATE TYPE "public"."enum__screen_readers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_policy_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_privacy_policy_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__privacy_policy_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_terms_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_v_version_heading_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__terms_v_version_description_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menu_entries_items_label_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_menu_entries_label_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_menu_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_entries_v_version_items_label_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__menu_entries_v_version_label_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__menu_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_texts_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__texts_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_alt_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__media_v_version_alt_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_feedback_status" AS ENUM('new', 'in-progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_feedback_language" AS ENUM('en', 'mr');
  CREATE TYPE "public"."enum_feedback_put_aside" AS ENUM('spam', 'duplicate');
  CREATE TYPE "public"."enum_feedback_doubt" AS ENUM('trap', 'quick', 'no-form');
  CREATE TYPE "public"."enum_feedback_entries_kind" AS ENUM('addition', 'note', 'answer');
  CREATE TYPE "public"."enum_feedback_entries_language" AS ENUM('en', 'mr');
  CREATE TYPE "public"."enum_feedback_mails_state" AS ENUM('waiting', 'claimed', 'sending', 'sent', 'unsure', 'refused');
  CREATE TYPE "public"."enum_answer_templates_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_push_deliveries_state" AS ENUM('waiting', 'claimed', 'sent', 'given-up');
  CREATE TYPE "public"."enum_journal_action" AS ENUM('create', 'change', 'publish', 'withdraw', 'delete', 'restore', 'revert', 'remove', 'role', 'settings', 'send', 'approve', 'return', 'urgent', 'login', 'failed-login', 'logout', 'import');
  CREATE TYPE "public"."enum_opening_decisions_act" AS ENUM('opened', 'planned', 'openedOnTime', 'keptClosed', 'closed');
  CREATE TYPE "public"."enum_approvals_state" AS ENUM('waiting', 'scheduled', 'publishing', 'published', 'withdrawn', 'returned', 'takenBack');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'clerk');
  CREATE TYPE "public"."enum_obligation_statements_answer" AS ENUM('yes', 'no', 'not-applicable');
  CREATE TYPE "public"."enum_settings_old_versions_taken_out_list" AS ENUM('budgets', 'citizenCharter', 'disclosureDepartments', 'downloads', 'functions', 'gardens', 'headings', 'healthWorks', 'holidays', 'municipalProperties', 'ponds', 'roads', 'schools', 'screenReaders', 'treatmentFacilities', 'treeCensus', 'wards', 'websiteLinks');
  CREATE TYPE "public"."enum_settings_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_abbreviation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_kind" AS ENUM('nagar-panchayat', 'council-a', 'council-b', 'council-c', 'corporation');
  CREATE TYPE "public"."enum_settings_district" AS ENUM('ahilyanagar', 'akola', 'amravati', 'beed', 'bhandara', 'buldhana', 'chandrapur', 'chhatrapati-sambhajinagar', 'dharashiv', 'dhule', 'gadchiroli', 'gondia', 'hingoli', 'jalgaon', 'jalna', 'kolhapur', 'latur', 'mumbai-city', 'mumbai-suburban', 'nagpur', 'nanded', 'nandurbar', 'nashik', 'palghar', 'parbhani', 'pune', 'raigad', 'ratnagiri', 'sangli', 'satara', 'sindhudurg', 'solapur', 'thane', 'wardha', 'washim', 'yavatmal');
  CREATE TYPE "public"."enum_settings_first_language" AS ENUM('mr', 'en');
  CREATE TYPE "public"."enum_settings_required_languages" AS ENUM('both', 'en', 'mr');
  CREATE TYPE "public"."enum_settings_publishing" AS ENUM('own', 'second');
  CREATE TYPE "public"."enum_settings_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_office_hours_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_always_open_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_chat_reply_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_feedback_contact" AS ENUM('both', 'either');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_old_versions_taken_out_list" AS ENUM('budgets', 'citizenCharter', 'disclosureDepartments', 'downloads', 'functions', 'gardens', 'headings', 'healthWorks', 'holidays', 'municipalProperties', 'ponds', 'roads', 'schools', 'screenReaders', 'treatmentFacilities', 'treeCensus', 'wards', 'websiteLinks');
  CREATE TYPE "public"."enum__settings_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_abbreviation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_kind" AS ENUM('nagar-panchayat', 'council-a', 'council-b', 'council-c', 'corporation');
  CREATE TYPE "public"."enum__settings_v_version_district" AS ENUM('ahilyanagar', 'akola', 'amravati', 'beed', 'bhandara', 'buldhana', 'chandrapur', 'chhatrapati-sambhajinagar', 'dharashiv', 'dhule', 'gadchiroli', 'gondia', 'hingoli', 'jalgaon', 'jalna', 'kolhapur', 'latur', 'mumbai-city', 'mumbai-suburban', 'nagpur', 'nanded', 'nandurbar', 'nashik', 'palghar', 'parbhani', 'pune', 'raigad', 'ratnagiri', 'sangli', 'satara', 'sindhudurg', 'solapur', 'thane', 'wardha', 'washim', 'yavatmal');
  CREATE TYPE "public"."enum__settings_v_version_first_language" AS ENUM('mr', 'en');
  CREATE TYPE "public"."enum__settings_v_version_required_languages" AS ENUM('both', 'en', 'mr');
  CREATE TYPE "public"."enum__settings_v_version_publishing" AS ENUM('own', 'second');
  CREATE TYPE "public"."enum__settings_v_version_address_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_office_hours_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_always_open_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_chat_reply_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_feedback_contact" AS ENUM('both', 'either');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_opening_state" AS ENUM('open', 'closed');
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_alerts_text_changed",
  	"kind" "enum_alerts_kind" DEFAULT 'information',
  	"end" timestamp(3) with time zone,
  	"start" timestamp(3) with time zone,
  	"wards" varchar,
  	"department_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_alerts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_alerts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__alerts_v_version_text_changed",
  	"version_kind" "enum__alerts_v_version_kind" DEFAULT 'information',
  	"version_end" timestamp(3) with time zone,
  	"version_start" timestamp(3) with time zone,
  	"version_wards" varchar,
  	"version_department_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__alerts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "service_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"service" "enum_service_states_service",
  	"state" "enum_service_states_state",
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum_service_states_reason_changed",
  	"wards" varchar,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"department_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_states_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_service_states_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_service" "enum__service_states_v_version_service",
  	"version_state" "enum__service_states_v_version_state",
  	"version_reason_en" varchar,
  	"version_reason_mr" varchar,
  	"version_reason_changed" "enum__service_states_v_version_reason_changed",
  	"version_wards" varchar,
  	"version_since" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_department_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_states_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"day" timestamp(3) with time zone,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_holidays_name_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_holidays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_holidays_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_day" timestamp(3) with time zone,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__holidays_v_version_name_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__holidays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "sliders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"image_id" integer,
  	"caption_en" varchar,
  	"caption_mr" varchar,
  	"caption_changed" "enum_sliders_caption_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sliders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sliders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_image_id" integer,
  	"version_caption_en" varchar,
  	"version_caption_mr" varchar,
  	"version_caption_changed" "enum__sliders_v_version_caption_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sliders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "ministers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_ministers_name_changed",
  	"designation_en" varchar,
  	"designation_mr" varchar,
  	"designation_changed" "enum_ministers_designation_changed",
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_ministers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_ministers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__ministers_v_version_name_changed",
  	"version_designation_en" varchar,
  	"version_designation_mr" varchar,
  	"version_designation_changed" "enum__ministers_v_version_designation_changed",
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__ministers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_services_heading_changed",
  	"link" varchar,
  	"icon_id" integer,
  	"hover_icon_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__services_v_version_heading_changed",
  	"version_link" varchar,
  	"version_icon_id" integer,
  	"version_hover_icon_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_news_description_changed",
  	"label" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__news_v_version_description_changed",
  	"version_label" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "head_officer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_head_officer_name_changed",
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_head_officer_description_changed",
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_head_officer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_head_officer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__head_officer_v_version_name_changed",
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__head_officer_v_version_description_changed",
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__head_officer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_videos_description_changed",
  	"url" varchar,
  	"captions" "enum_videos_captions",
  	"transcript_en" varchar,
  	"transcript_mr" varchar,
  	"transcript_changed" "enum_videos_transcript_changed",
  	"described" varchar,
  	"published" timestamp(3) with time zone,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__videos_v_version_description_changed",
  	"version_url" varchar,
  	"version_captions" "enum__videos_v_version_captions",
  	"version_transcript_en" varchar,
  	"version_transcript_mr" varchar,
  	"version_transcript_changed" "enum__videos_v_version_transcript_changed",
  	"version_described" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_projects_description_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"wards" varchar,
  	"progress" numeric,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__projects_v_version_description_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_wards" varchar,
  	"version_progress" numeric,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "tenders_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"kind" "enum_tenders_history_kind" DEFAULT 'corrigendum',
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_tenders_history_text_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer
  );
  
  CREATE TABLE "tenders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_tenders_description_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"is_new" boolean DEFAULT false,
  	"kind" "enum_tenders_kind",
  	"number" varchar,
  	"department_id" integer,
  	"value" numeric,
  	"fee" numeric,
  	"meeting" timestamp(3) with time zone,
  	"closes" timestamp(3) with time zone,
  	"opens" timestamp(3) with time zone,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tenders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tenders_v_version_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"kind" "enum__tenders_v_version_history_kind" DEFAULT 'corrigendum',
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum__tenders_v_version_history_text_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tenders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__tenders_v_version_description_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_is_new" boolean DEFAULT false,
  	"version_kind" "enum__tenders_v_version_kind",
  	"version_number" varchar,
  	"version_department_id" integer,
  	"version_value" numeric,
  	"version_fee" numeric,
  	"version_meeting" timestamp(3) with time zone,
  	"version_closes" timestamp(3) with time zone,
  	"version_opens" timestamp(3) with time zone,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tenders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"image_id" integer,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_photos_name_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_image_id" integer,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__photos_v_version_name_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__photos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "website_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_website_links_name_changed",
  	"link" varchar,
  	"logo_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_website_links_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_website_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__website_links_v_version_name_changed",
  	"version_link" varchar,
  	"version_logo_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__website_links_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_history_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_history_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_history_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__history_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__history_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "officers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_officers_name_changed",
  	"designation_en" varchar,
  	"designation_mr" varchar,
  	"designation_changed" "enum_officers_designation_changed",
  	"email" varchar,
  	"duty" "enum_officers_duty",
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_officers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_officers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__officers_v_version_name_changed",
  	"version_designation_en" varchar,
  	"version_designation_mr" varchar,
  	"version_designation_changed" "enum__officers_v_version_designation_changed",
  	"version_email" varchar,
  	"version_duty" "enum__officers_v_version_duty",
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__officers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "wards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"number" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_wards_name_changed",
  	"areas_en" varchar,
  	"areas_mr" varchar,
  	"areas_changed" "enum_wards_areas_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_wards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_wards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_number" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__wards_v_version_name_changed",
  	"version_areas_en" varchar,
  	"version_areas_mr" varchar,
  	"version_areas_changed" "enum__wards_v_version_areas_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__wards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "elected_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_elected_members_name_changed",
  	"ward" varchar,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"mobile" varchar,
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_elected_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_elected_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__elected_members_v_version_name_changed",
  	"version_ward" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_end" timestamp(3) with time zone,
  	"version_mobile" varchar,
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__elected_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "committees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_committees_name_changed",
  	"about_en" varchar,
  	"about_mr" varchar,
  	"about_changed" "enum_committees_about_changed",
  	"chair_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_committees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "committees_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "_committees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__committees_v_version_name_changed",
  	"version_about_en" varchar,
  	"version_about_mr" varchar,
  	"version_about_changed" "enum__committees_v_version_about_changed",
  	"version_chair_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__committees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_committees_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "council_meetings_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_council_meetings_questions_text_changed",
  	"answer_en" varchar,
  	"answer_mr" varchar,
  	"answer_changed" "enum_council_meetings_questions_answer_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer
  );
  
  CREATE TABLE "council_meetings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"kind" "enum_council_meetings_kind" DEFAULT 'general',
  	"committee_id" integer,
  	"day" timestamp(3) with time zone,
  	"time" varchar,
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_council_meetings_place_changed",
  	"state" "enum_council_meetings_state",
  	"agenda_en" varchar,
  	"agenda_mr" varchar,
  	"agenda_changed" "enum_council_meetings_agenda_changed",
  	"notice_en_id" integer,
  	"notice_mr_id" integer,
  	"minutes_en_id" integer,
  	"minutes_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_council_meetings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "council_meetings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "_council_meetings_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum__council_meetings_v_version_questions_text_changed",
  	"answer_en" varchar,
  	"answer_mr" varchar,
  	"answer_changed" "enum__council_meetings_v_version_questions_answer_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_council_meetings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_kind" "enum__council_meetings_v_version_kind" DEFAULT 'general',
  	"version_committee_id" integer,
  	"version_day" timestamp(3) with time zone,
  	"version_time" varchar,
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__council_meetings_v_version_place_changed",
  	"version_state" "enum__council_meetings_v_version_state",
  	"version_agenda_en" varchar,
  	"version_agenda_mr" varchar,
  	"version_agenda_changed" "enum__council_meetings_v_version_agenda_changed",
  	"version_notice_en_id" integer,
  	"version_notice_mr_id" integer,
  	"version_minutes_en_id" integer,
  	"version_minutes_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__council_meetings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_council_meetings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "resolutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"meeting_id" integer,
  	"number" varchar,
  	"subject_en" varchar,
  	"subject_mr" varchar,
  	"subject_changed" "enum_resolutions_subject_changed",
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_resolutions_text_changed",
  	"outcome" "enum_resolutions_outcome",
  	"in_favour" numeric,
  	"against" numeric,
  	"abstained" numeric,
  	"mover_id" integer,
  	"seconder_id" integer,
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_resolutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_resolutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_meeting_id" integer,
  	"version_number" varchar,
  	"version_subject_en" varchar,
  	"version_subject_mr" varchar,
  	"version_subject_changed" "enum__resolutions_v_version_subject_changed",
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__resolutions_v_version_text_changed",
  	"version_outcome" "enum__resolutions_v_version_outcome",
  	"version_in_favour" numeric,
  	"version_against" numeric,
  	"version_abstained" numeric,
  	"version_mover_id" integer,
  	"version_seconder_id" integer,
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__resolutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "functions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_functions_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_functions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_functions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__functions_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__functions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "presidents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_presidents_name_changed",
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_presidents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_presidents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__presidents_v_version_name_changed",
  	"version_start" timestamp(3) with time zone,
  	"version_end" timestamp(3) with time zone,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__presidents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "chief_officers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_chief_officers_name_changed",
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_chief_officers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_chief_officers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__chief_officers_v_version_name_changed",
  	"version_start" timestamp(3) with time zone,
  	"version_end" timestamp(3) with time zone,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__chief_officers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "awards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_awards_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_awards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_awards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__awards_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__awards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "award_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_award_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_award_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__award_photos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "budgets_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"side" "enum_budgets_lines_side",
  	"head_en" varchar,
  	"head_mr" varchar,
  	"head_changed" "enum_budgets_lines_head_changed",
  	"item_en" varchar,
  	"item_mr" varchar,
  	"item_changed" "enum_budgets_lines_item_changed",
  	"planned" numeric,
  	"revised" numeric,
  	"actual" numeric
  );
  
  CREATE TABLE "budgets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"year" varchar,
  	"sheet_id" integer,
  	"unit" "enum_budgets_unit",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"population" numeric,
  	"population_source_en" varchar,
  	"population_source_mr" varchar,
  	"population_source_changed" "enum_budgets_population_source_changed",
  	"note_en" varchar,
  	"note_mr" varchar,
  	"note_changed" "enum_budgets_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_budgets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_budgets_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"side" "enum__budgets_v_version_lines_side",
  	"head_en" varchar,
  	"head_mr" varchar,
  	"head_changed" "enum__budgets_v_version_lines_head_changed",
  	"item_en" varchar,
  	"item_mr" varchar,
  	"item_changed" "enum__budgets_v_version_lines_item_changed",
  	"planned" numeric,
  	"revised" numeric,
  	"actual" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_budgets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_year" varchar,
  	"version_sheet_id" integer,
  	"version_unit" "enum__budgets_v_version_unit",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_population" numeric,
  	"version_population_source_en" varchar,
  	"version_population_source_mr" varchar,
  	"version_population_source_changed" "enum__budgets_v_version_population_source_changed",
  	"version_note_en" varchar,
  	"version_note_mr" varchar,
  	"version_note_changed" "enum__budgets_v_version_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__budgets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_departments_name_changed",
  	"head_en" varchar,
  	"head_mr" varchar,
  	"head_changed" "enum_departments_head_changed",
  	"office_en" varchar,
  	"office_mr" varchar,
  	"office_changed" "enum_departments_office_changed",
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_departments_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_departments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_departments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__departments_v_version_name_changed",
  	"version_head_en" varchar,
  	"version_head_mr" varchar,
  	"version_head_changed" "enum__departments_v_version_head_changed",
  	"version_office_en" varchar,
  	"version_office_mr" varchar,
  	"version_office_changed" "enum__departments_v_version_office_changed",
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__departments_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__departments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "disclosure_departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_disclosure_departments_name_changed",
  	"link" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_disclosure_departments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_disclosure_departments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__disclosure_departments_v_version_name_changed",
  	"version_link" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__disclosure_departments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "headings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_headings_heading_changed",
  	"link" varchar,
  	"department_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_headings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_headings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__headings_v_version_heading_changed",
  	"version_link" varchar,
  	"version_department_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__headings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "year_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_id" integer,
  	"year_en" varchar,
  	"year_mr" varchar,
  	"year_changed" "enum_year_documents_year_changed",
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_year_documents_title_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_year_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_year_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_id" integer,
  	"version_year_en" varchar,
  	"version_year_mr" varchar,
  	"version_year_changed" "enum__year_documents_v_version_year_changed",
  	"version_title_en" varchar,
  	"version_title_mr" varchar,
  	"version_title_changed" "enum__year_documents_v_version_title_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__year_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "heading_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_id" integer,
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_heading_documents_title_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_heading_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_heading_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_id" integer,
  	"version_title_en" varchar,
  	"version_title_mr" varchar,
  	"version_title_changed" "enum__heading_documents_v_version_title_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__heading_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "general_admin_headings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_general_admin_headings_heading_changed",
  	"link" varchar,
  	"department_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_general_admin_headings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_general_admin_headings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__general_admin_headings_v_version_heading_changed",
  	"version_link" varchar,
  	"version_department_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__general_admin_headings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "meetings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"type" "enum_meetings_type",
  	"year_en" varchar,
  	"year_mr" varchar,
  	"year_changed" "enum_meetings_year_changed",
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_meetings_title_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"department_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_meetings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_meetings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_type" "enum__meetings_v_version_type",
  	"version_year_en" varchar,
  	"version_year_mr" varchar,
  	"version_year_changed" "enum__meetings_v_version_year_changed",
  	"version_title_en" varchar,
  	"version_title_mr" varchar,
  	"version_title_changed" "enum__meetings_v_version_title_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_department_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__meetings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_publications_name_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"cover_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_publications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_publications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__publications_v_version_name_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_cover_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__publications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "development_plan_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_development_plan_texts_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_development_plan_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_development_plan_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__development_plan_texts_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__development_plan_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "development_plan_maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_development_plan_maps_name_changed",
  	"image_id" integer,
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_development_plan_maps_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_development_plan_maps_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__development_plan_maps_v_version_name_changed",
  	"version_image_id" integer,
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__development_plan_maps_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "property_holders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_property_holders_description_changed",
  	"property" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_property_holders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_property_holders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__property_holders_v_version_description_changed",
  	"version_property" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__property_holders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "municipal_properties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_municipal_properties_name_changed",
  	"places_en" varchar,
  	"places_mr" varchar,
  	"places_changed" "enum_municipal_properties_places_changed",
  	"address_en" varchar,
  	"address_mr" varchar,
  	"address_changed" "enum_municipal_properties_address_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_municipal_properties_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_municipal_properties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__municipal_properties_v_version_name_changed",
  	"version_places_en" varchar,
  	"version_places_mr" varchar,
  	"version_places_changed" "enum__municipal_properties_v_version_places_changed",
  	"version_address_en" varchar,
  	"version_address_mr" varchar,
  	"version_address_changed" "enum__municipal_properties_v_version_address_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__municipal_properties_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "schools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_schools_name_changed",
  	"address_en" varchar,
  	"address_mr" varchar,
  	"address_changed" "enum_schools_address_changed",
  	"medium_en" varchar,
  	"medium_mr" varchar,
  	"medium_changed" "enum_schools_medium_changed",
  	"wards" varchar,
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_schools_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_schools_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_schools_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__schools_v_version_name_changed",
  	"version_address_en" varchar,
  	"version_address_mr" varchar,
  	"version_address_changed" "enum__schools_v_version_address_changed",
  	"version_medium_en" varchar,
  	"version_medium_mr" varchar,
  	"version_medium_changed" "enum__schools_v_version_medium_changed",
  	"version_wards" varchar,
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__schools_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__schools_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "school_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_school_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_school_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__school_photos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "gardens_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "gardens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_gardens_heading_changed",
  	"wards" varchar,
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_gardens_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_gardens_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_gardens_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gardens_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__gardens_v_version_heading_changed",
  	"version_wards" varchar,
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__gardens_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__gardens_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "electric_contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_electric_contacts_description_changed",
  	"mobile" varchar,
  	"vendor_en" varchar,
  	"vendor_mr" varchar,
  	"vendor_changed" "enum_electric_contacts_vendor_changed",
  	"wards" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_electric_contacts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_electric_contacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__electric_contacts_v_version_description_changed",
  	"version_mobile" varchar,
  	"version_vendor_en" varchar,
  	"version_vendor_mr" varchar,
  	"version_vendor_changed" "enum__electric_contacts_v_version_vendor_changed",
  	"version_wards" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__electric_contacts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "roads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_roads_description_changed",
  	"length_en" varchar,
  	"length_mr" varchar,
  	"length_changed" "enum_roads_length_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_roads_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_roads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__roads_v_version_description_changed",
  	"version_length_en" varchar,
  	"version_length_mr" varchar,
  	"version_length_changed" "enum__roads_v_version_length_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__roads_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "tree_census" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_tree_census_description_changed",
  	"total_en" varchar,
  	"total_mr" varchar,
  	"total_changed" "enum_tree_census_total_changed",
  	"wards" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tree_census_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tree_census_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__tree_census_v_version_description_changed",
  	"version_total_en" varchar,
  	"version_total_mr" varchar,
  	"version_total_changed" "enum__tree_census_v_version_total_changed",
  	"version_wards" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tree_census_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "ponds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_ponds_name_changed",
  	"wards" varchar,
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_ponds_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_ponds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_ponds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__ponds_v_version_name_changed",
  	"version_wards" varchar,
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__ponds_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__ponds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pond_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"image_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pond_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pond_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_image_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pond_photos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "fire_stations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_fire_stations_heading_changed",
  	"address_en" varchar,
  	"address_mr" varchar,
  	"address_changed" "enum_fire_stations_address_changed",
  	"phone" varchar,
  	"image_id" integer,
  	"wards" varchar,
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_fire_stations_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_fire_stations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fire_stations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__fire_stations_v_version_heading_changed",
  	"version_address_en" varchar,
  	"version_address_mr" varchar,
  	"version_address_changed" "enum__fire_stations_v_version_address_changed",
  	"version_phone" varchar,
  	"version_image_id" integer,
  	"version_wards" varchar,
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__fire_stations_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__fire_stations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "health_works" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_health_works_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_health_works_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_health_works_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__health_works_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__health_works_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "sanitation_inspectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"zone" varchar,
  	"names_en" varchar,
  	"names_mr" varchar,
  	"names_changed" "enum_sanitation_inspectors_names_changed",
  	"mobile" varchar,
  	"wards" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sanitation_inspectors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sanitation_inspectors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_zone" varchar,
  	"version_names_en" varchar,
  	"version_names_mr" varchar,
  	"version_names_changed" "enum__sanitation_inspectors_v_version_names_changed",
  	"version_mobile" varchar,
  	"version_wards" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sanitation_inspectors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "treatment_facilities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_treatment_facilities_name_changed",
  	"location_en" varchar,
  	"location_mr" varchar,
  	"location_changed" "enum_treatment_facilities_location_changed",
  	"capacity" varchar,
  	"intake" varchar,
  	"output_en" varchar,
  	"output_mr" varchar,
  	"output_changed" "enum_treatment_facilities_output_changed",
  	"wards" varchar,
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_treatment_facilities_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_treatment_facilities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_treatment_facilities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__treatment_facilities_v_version_name_changed",
  	"version_location_en" varchar,
  	"version_location_mr" varchar,
  	"version_location_changed" "enum__treatment_facilities_v_version_location_changed",
  	"version_capacity" varchar,
  	"version_intake" varchar,
  	"version_output_en" varchar,
  	"version_output_mr" varchar,
  	"version_output_changed" "enum__treatment_facilities_v_version_output_changed",
  	"version_wards" varchar,
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__treatment_facilities_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__treatment_facilities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "litigations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"ward" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_litigations_name_changed",
  	"mobile" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_litigations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_litigations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_ward" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__litigations_v_version_name_changed",
  	"version_mobile" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__litigations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "health_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"image_id" integer,
  	"caption_en" varchar,
  	"caption_mr" varchar,
  	"caption_changed" "enum_health_photos_caption_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_health_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_health_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_image_id" integer,
  	"version_caption_en" varchar,
  	"version_caption_mr" varchar,
  	"version_caption_changed" "enum__health_photos_v_version_caption_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__health_photos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "hospitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"division" "enum_hospitals_division",
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_hospitals_name_changed",
  	"doctor_en" varchar,
  	"doctor_mr" varchar,
  	"doctor_changed" "enum_hospitals_doctor_changed",
  	"address_en" varchar,
  	"address_mr" varchar,
  	"address_changed" "enum_hospitals_address_changed",
  	"phone" varchar,
  	"mobile" varchar,
  	"beds" varchar,
  	"facility_en" varchar,
  	"facility_mr" varchar,
  	"facility_changed" "enum_hospitals_facility_changed",
  	"wards" varchar,
  	"position" varchar,
  	"hours" varchar,
  	"hours_note_en" varchar,
  	"hours_note_mr" varchar,
  	"hours_note_changed" "enum_hospitals_hours_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_hospitals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_hospitals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_division" "enum__hospitals_v_version_division",
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__hospitals_v_version_name_changed",
  	"version_doctor_en" varchar,
  	"version_doctor_mr" varchar,
  	"version_doctor_changed" "enum__hospitals_v_version_doctor_changed",
  	"version_address_en" varchar,
  	"version_address_mr" varchar,
  	"version_address_changed" "enum__hospitals_v_version_address_changed",
  	"version_phone" varchar,
  	"version_mobile" varchar,
  	"version_beds" varchar,
  	"version_facility_en" varchar,
  	"version_facility_mr" varchar,
  	"version_facility_changed" "enum__hospitals_v_version_facility_changed",
  	"version_wards" varchar,
  	"version_position" varchar,
  	"version_hours" varchar,
  	"version_hours_note_en" varchar,
  	"version_hours_note_mr" varchar,
  	"version_hours_note_changed" "enum__hospitals_v_version_hours_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__hospitals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "citizen_charter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_citizen_charter_name_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_citizen_charter_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_citizen_charter_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__citizen_charter_v_version_name_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__citizen_charter_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "service_facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_service_facts_name_changed",
  	"link" varchar,
  	"situation" "enum_service_facts_situation",
  	"law" "enum_service_facts_law",
  	"about_en" varchar,
  	"about_mr" varchar,
  	"about_changed" "enum_service_facts_about_changed",
  	"who_en" varchar,
  	"who_mr" varchar,
  	"who_changed" "enum_service_facts_who_changed",
  	"words_en" varchar,
  	"words_mr" varchar,
  	"words_changed" "enum_service_facts_words_changed",
  	"bring_en" varchar,
  	"bring_mr" varchar,
  	"bring_changed" "enum_service_facts_bring_changed",
  	"fee_en" varchar,
  	"fee_mr" varchar,
  	"fee_changed" "enum_service_facts_fee_changed",
  	"days" numeric,
  	"form_en_id" integer,
  	"form_mr_id" integer,
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_service_facts_place_changed",
  	"department_id" integer,
  	"online" varchar,
  	"page" varchar,
  	"giver_en" varchar,
  	"giver_mr" varchar,
  	"giver_changed" "enum_service_facts_giver_changed",
  	"giver_officer_id" integer,
  	"first_appeal_en" varchar,
  	"first_appeal_mr" varchar,
  	"first_appeal_changed" "enum_service_facts_first_appeal_changed",
  	"first_officer_id" integer,
  	"second_appeal_en" varchar,
  	"second_appeal_mr" varchar,
  	"second_appeal_changed" "enum_service_facts_second_appeal_changed",
  	"second_officer_id" integer,
  	"late_en" varchar,
  	"late_mr" varchar,
  	"late_changed" "enum_service_facts_late_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_service_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__service_facts_v_version_name_changed",
  	"version_link" varchar,
  	"version_situation" "enum__service_facts_v_version_situation",
  	"version_law" "enum__service_facts_v_version_law",
  	"version_about_en" varchar,
  	"version_about_mr" varchar,
  	"version_about_changed" "enum__service_facts_v_version_about_changed",
  	"version_who_en" varchar,
  	"version_who_mr" varchar,
  	"version_who_changed" "enum__service_facts_v_version_who_changed",
  	"version_words_en" varchar,
  	"version_words_mr" varchar,
  	"version_words_changed" "enum__service_facts_v_version_words_changed",
  	"version_bring_en" varchar,
  	"version_bring_mr" varchar,
  	"version_bring_changed" "enum__service_facts_v_version_bring_changed",
  	"version_fee_en" varchar,
  	"version_fee_mr" varchar,
  	"version_fee_changed" "enum__service_facts_v_version_fee_changed",
  	"version_days" numeric,
  	"version_form_en_id" integer,
  	"version_form_mr_id" integer,
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__service_facts_v_version_place_changed",
  	"version_department_id" integer,
  	"version_online" varchar,
  	"version_page" varchar,
  	"version_giver_en" varchar,
  	"version_giver_mr" varchar,
  	"version_giver_changed" "enum__service_facts_v_version_giver_changed",
  	"version_giver_officer_id" integer,
  	"version_first_appeal_en" varchar,
  	"version_first_appeal_mr" varchar,
  	"version_first_appeal_changed" "enum__service_facts_v_version_first_appeal_changed",
  	"version_first_officer_id" integer,
  	"version_second_appeal_en" varchar,
  	"version_second_appeal_mr" varchar,
  	"version_second_appeal_changed" "enum__service_facts_v_version_second_appeal_changed",
  	"version_second_officer_id" integer,
  	"version_late_en" varchar,
  	"version_late_mr" varchar,
  	"version_late_changed" "enum__service_facts_v_version_late_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "right_to_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_right_to_services_heading_changed",
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_right_to_services_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_right_to_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_right_to_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__right_to_services_v_version_heading_changed",
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__right_to_services_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__right_to_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "right_to_services_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_right_to_services_documents_description_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_right_to_services_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_right_to_services_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__right_to_services_documents_v_version_description_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__right_to_services_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_downloads_name_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_downloads_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_downloads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__downloads_v_version_name_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__downloads_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "election" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_election_name_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"wards" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_election_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_election_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__election_v_version_name_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_wards" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__election_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "voter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_voter_name_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"wards" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_voter_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_voter_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__voter_v_version_name_changed",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_wards" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__voter_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "screen_readers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_screen_readers_name_changed",
  	"website" varchar,
  	"available" "enum_screen_readers_available",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_screen_readers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_screen_readers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__screen_readers_v_version_name_changed",
  	"version_website" varchar,
  	"version_available" "enum__screen_readers_v_version_available",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__screen_readers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_privacy_policy_heading_changed",
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_privacy_policy_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__privacy_policy_v_version_heading_changed",
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__privacy_policy_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"heading_en" varchar,
  	"heading_mr" varchar,
  	"heading_changed" "enum_terms_heading_changed",
  	"description_en" varchar,
  	"description_mr" varchar,
  	"description_changed" "enum_terms_description_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_heading_en" varchar,
  	"version_heading_mr" varchar,
  	"version_heading_changed" "enum__terms_v_version_heading_changed",
  	"version_description_en" varchar,
  	"version_description_mr" varchar,
  	"version_description_changed" "enum__terms_v_version_description_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "menu_entries_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label_en" varchar,
  	"label_mr" varchar,
  	"label_changed" "enum_menu_entries_items_label_changed",
  	"link" varchar,
  	"marathi_link" varchar
  );
  
  CREATE TABLE "menu_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"label_en" varchar,
  	"label_mr" varchar,
  	"label_changed" "enum_menu_entries_label_changed",
  	"link" varchar,
  	"marathi_link" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_menu_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_menu_entries_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label_en" varchar,
  	"label_mr" varchar,
  	"label_changed" "enum__menu_entries_v_version_items_label_changed",
  	"link" varchar,
  	"marathi_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_label_en" varchar,
  	"version_label_mr" varchar,
  	"version_label_changed" "enum__menu_entries_v_version_label_changed",
  	"version_link" varchar,
  	"version_marathi_link" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menu_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"from" varchar,
  	"to" varchar,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"key" varchar,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_texts_text_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_key" varchar,
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__texts_v_version_text_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_en" varchar,
  	"alt_mr" varchar,
  	"alt_changed" "enum_media_alt_changed",
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "_media_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_alt_en" varchar,
  	"version_alt_mr" varchar,
  	"version_alt_changed" "enum__media_v_version_alt_changed",
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"version_sizes_thumbnail_url" varchar,
  	"version_sizes_thumbnail_width" numeric,
  	"version_sizes_thumbnail_height" numeric,
  	"version_sizes_thumbnail_mime_type" varchar,
  	"version_sizes_thumbnail_filesize" numeric,
  	"version_sizes_thumbnail_filename" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"mobile" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"feedback" varchar NOT NULL,
  	"status" "enum_feedback_status" DEFAULT 'new' NOT NULL,
  	"department_id" integer,
  	"due_on" timestamp(3) with time zone,
  	"language" "enum_feedback_language",
  	"put_aside" "enum_feedback_put_aside",
  	"doubt" "enum_feedback_doubt",
  	"duplicate_of_id" integer,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"notice_version" varchar,
  	"idempotency_key" varchar,
  	"link_hash" varchar,
  	"assignee_id" integer,
  	"read_at" timestamp(3) with time zone,
  	"taken_up_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"erase_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feedback" numeric NOT NULL,
  	"kind" "enum_feedback_entries_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"language" "enum_feedback_entries_language",
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"by_mail" boolean,
  	"once" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feedback" numeric NOT NULL,
  	"entry" numeric NOT NULL,
  	"state" "enum_feedback_mails_state" NOT NULL,
  	"message_id" varchar NOT NULL,
  	"claim" varchar,
  	"claimed_until" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" varchar NOT NULL,
  	"sent_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"text_mr" varchar,
  	"text_changed" "enum_answer_templates_text_changed",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"readed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_opinions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"useful" numeric DEFAULT 0 NOT NULL,
  	"not_useful" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reader_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"fruitless" numeric DEFAULT 0 NOT NULL,
  	"clicked" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"wards" varchar NOT NULL,
  	"used_on" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alert" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"is_filled" boolean DEFAULT false NOT NULL,
  	"ends_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"announcement" numeric NOT NULL,
  	"subscription" numeric NOT NULL,
  	"state" "enum_push_deliveries_state" NOT NULL,
  	"claim" varchar,
  	"claimed_until" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "origins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"fingerprint" varchar,
  	"stored_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "journal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"action" "enum_journal_action" NOT NULL,
  	"list" varchar,
  	"record" numeric,
  	"name" varchar,
  	"changes" varchar
  );
  
  CREATE TABLE "opening_decisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"act" "enum_opening_decisions_act" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"opens_at" timestamp(3) with time zone,
  	"sentence_en" varchar,
  	"sentence_mr" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opening_decisions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "approvals_records" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"version" numeric NOT NULL
  );
  
  CREATE TABLE "approvals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_approvals_state" NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"sent_by" varchar,
  	"sent_account" numeric,
  	"remark" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by" varchar,
  	"decided_account" numeric,
  	"reason" varchar,
  	"is_urgent" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'clerk' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"is_on" boolean DEFAULT false NOT NULL,
  	"since" varchar,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"rests_until" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" varchar
  );
  
  CREATE TABLE "obligation_statements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"obligation" varchar NOT NULL,
  	"answer" "enum_obligation_statements_answer",
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"owner_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"alerts_id" integer,
  	"service_states_id" integer,
  	"holidays_id" integer,
  	"sliders_id" integer,
  	"ministers_id" integer,
  	"services_id" integer,
  	"news_id" integer,
  	"head_officer_id" integer,
  	"videos_id" integer,
  	"projects_id" integer,
  	"tenders_id" integer,
  	"photos_id" integer,
  	"website_links_id" integer,
  	"history_id" integer,
  	"officers_id" integer,
  	"wards_id" integer,
  	"elected_members_id" integer,
  	"committees_id" integer,
  	"council_meetings_id" integer,
  	"resolutions_id" integer,
  	"functions_id" integer,
  	"presidents_id" integer,
  	"chief_officers_id" integer,
  	"awards_id" integer,
  	"award_photos_id" integer,
  	"budgets_id" integer,
  	"departments_id" integer,
  	"disclosure_departments_id" integer,
  	"headings_id" integer,
  	"year_documents_id" integer,
  	"heading_documents_id" integer,
  	"general_admin_headings_id" integer,
  	"meetings_id" integer,
  	"publications_id" integer,
  	"development_plan_texts_id" integer,
  	"development_plan_maps_id" integer,
  	"property_holders_id" integer,
  	"municipal_properties_id" integer,
  	"schools_id" integer,
  	"school_photos_id" integer,
  	"gardens_id" integer,
  	"electric_contacts_id" integer,
  	"roads_id" integer,
  	"tree_census_id" integer,
  	"ponds_id" integer,
  	"pond_photos_id" integer,
  	"fire_stations_id" integer,
  	"health_works_id" integer,
  	"sanitation_inspectors_id" integer,
  	"treatment_facilities_id" integer,
  	"litigations_id" integer,
  	"health_photos_id" integer,
  	"hospitals_id" integer,
  	"citizen_charter_id" integer,
  	"service_facts_id" integer,
  	"right_to_services_id" integer,
  	"right_to_services_documents_id" integer,
  	"downloads_id" integer,
  	"election_id" integer,
  	"voter_id" integer,
  	"screen_readers_id" integer,
  	"privacy_policy_id" integer,
  	"terms_id" integer,
  	"menu_entries_id" integer,
  	"redirects_id" integer,
  	"texts_id" integer,
  	"media_id" integer,
  	"synonyms_id" integer,
  	"feedback_id" integer,
  	"feedback_entries_id" integer,
  	"feedback_mails_id" integer,
  	"answer_templates_id" integer,
  	"notifications_id" integer,
  	"page_opinions_id" integer,
  	"reader_counts_id" integer,
  	"push_subscriptions_id" integer,
  	"push_announcements_id" integer,
  	"push_deliveries_id" integer,
  	"counters_id" integer,
  	"origins_id" integer,
  	"opening_decisions_id" integer,
  	"users_id" integer,
  	"obligation_statements_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_old_versions_taken_out" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list" "enum_settings_old_versions_taken_out_list",
  	"number" numeric,
  	"before" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_settings_name_changed",
  	"abbreviation_en" varchar,
  	"abbreviation_mr" varchar,
  	"abbreviation_changed" "enum_settings_abbreviation_changed",
  	"kind" "enum_settings_kind",
  	"district" "enum_settings_district",
  	"logo_id" integer,
  	"org_chart_en_id" integer,
  	"org_chart_mr_id" integer,
  	"first_language" "enum_settings_first_language",
  	"required_languages" "enum_settings_required_languages",
  	"publishing" "enum_settings_publishing",
  	"second_factor_required" boolean DEFAULT false,
  	"second_factor_of_clerks" boolean DEFAULT false,
  	"strict_codes" boolean DEFAULT false,
  	"address_en" varchar,
  	"address_mr" varchar,
  	"address_changed" "enum_settings_address_changed",
  	"latitude" numeric,
  	"longitude" numeric,
  	"map_url" varchar,
  	"email" varchar,
  	"grievance_email" varchar,
  	"office_hours_en" varchar,
  	"office_hours_mr" varchar,
  	"office_hours_changed" "enum_settings_office_hours_changed",
  	"opening_hours" varchar,
  	"always_open_en" varchar,
  	"always_open_mr" varchar,
  	"always_open_changed" "enum_settings_always_open_changed",
  	"helpline" varchar,
  	"emergency" varchar,
  	"messaging_phone" varchar,
  	"chat_reply_en" varchar,
  	"chat_reply_mr" varchar,
  	"chat_reply_changed" "enum_settings_chat_reply_changed",
  	"feedback_contact" "enum_settings_feedback_contact",
  	"answer_days" numeric,
  	"feedback_due_days" numeric,
  	"feedback_months" numeric,
  	"video_channel" varchar,
  	"photo_sharing" varchar,
  	"short_message" varchar,
  	"social_network" varchar,
  	"theme_brand_hue" numeric,
  	"theme_brand_chroma" numeric,
  	"theme_accent_hue" numeric,
  	"theme_accent_chroma" numeric,
  	"theme_radius" numeric,
  	"old_versions_from" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"_status" "enum_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_version_old_versions_taken_out" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" "enum__settings_v_version_old_versions_taken_out_list",
  	"number" numeric,
  	"before" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__settings_v_version_name_changed",
  	"version_abbreviation_en" varchar,
  	"version_abbreviation_mr" varchar,
  	"version_abbreviation_changed" "enum__settings_v_version_abbreviation_changed",
  	"version_kind" "enum__settings_v_version_kind",
  	"version_district" "enum__settings_v_version_district",
  	"version_logo_id" integer,
  	"version_org_chart_en_id" integer,
  	"version_org_chart_mr_id" integer,
  	"version_first_language" "enum__settings_v_version_first_language",
  	"version_required_languages" "enum__settings_v_version_required_languages",
  	"version_publishing" "enum__settings_v_version_publishing",
  	"version_second_factor_required" boolean DEFAULT false,
  	"version_second_factor_of_clerks" boolean DEFAULT false,
  	"version_strict_codes" boolean DEFAULT false,
  	"version_address_en" varchar,
  	"version_address_mr" varchar,
  	"version_address_changed" "enum__settings_v_version_address_changed",
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_map_url" varchar,
  	"version_email" varchar,
  	"version_grievance_email" varchar,
  	"version_office_hours_en" varchar,
  	"version_office_hours_mr" varchar,
  	"version_office_hours_changed" "enum__settings_v_version_office_hours_changed",
  	"version_opening_hours" varchar,
  	"version_always_open_en" varchar,
  	"version_always_open_mr" varchar,
  	"version_always_open_changed" "enum__settings_v_version_always_open_changed",
  	"version_helpline" varchar,
  	"version_emergency" varchar,
  	"version_messaging_phone" varchar,
  	"version_chat_reply_en" varchar,
  	"version_chat_reply_mr" varchar,
  	"version_chat_reply_changed" "enum__settings_v_version_chat_reply_changed",
  	"version_feedback_contact" "enum__settings_v_version_feedback_contact",
  	"version_answer_days" numeric,
  	"version_feedback_due_days" numeric,
  	"version_feedback_months" numeric,
  	"version_video_channel" varchar,
  	"version_photo_sharing" varchar,
  	"version_short_message" varchar,
  	"version_social_network" varchar,
  	"version_theme_brand_hue" numeric,
  	"version_theme_brand_chroma" numeric,
  	"version_theme_accent_hue" numeric,
  	"version_theme_accent_chroma" numeric,
  	"version_theme_radius" numeric,
  	"version_old_versions_from" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "opening" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_opening_state" DEFAULT 'open' NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"was_open" boolean DEFAULT false,
  	"sentence_en" varchar,
  	"sentence_mr" varchar,
  	"certificate_number" varchar,
  	"certificate_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_alerts_v" ADD CONSTRAINT "_alerts_v_parent_id_alerts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_alerts_v" ADD CONSTRAINT "_alerts_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_alerts_v" ADD CONSTRAINT "_alerts_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_states" ADD CONSTRAINT "service_states_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_states" ADD CONSTRAINT "service_states_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_states_v" ADD CONSTRAINT "_service_states_v_parent_id_service_states_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_states_v" ADD CONSTRAINT "_service_states_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_states_v" ADD CONSTRAINT "_service_states_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays" ADD CONSTRAINT "holidays_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_parent_id_holidays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."holidays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sliders" ADD CONSTRAINT "sliders_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sliders" ADD CONSTRAINT "sliders_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_parent_id_sliders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ministers" ADD CONSTRAINT "ministers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ministers" ADD CONSTRAINT "ministers_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_parent_id_ministers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ministers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_hover_icon_id_media_id_fk" FOREIGN KEY ("hover_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_hover_icon_id_media_id_fk" FOREIGN KEY ("version_hover_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "head_officer" ADD CONSTRAINT "head_officer_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "head_officer" ADD CONSTRAINT "head_officer_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_head_officer_v" ADD CONSTRAINT "_head_officer_v_parent_id_head_officer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."head_officer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_head_officer_v" ADD CONSTRAINT "_head_officer_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_head_officer_v" ADD CONSTRAINT "_head_officer_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_history" ADD CONSTRAINT "tenders_history_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_history" ADD CONSTRAINT "tenders_history_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_history" ADD CONSTRAINT "tenders_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_history" ADD CONSTRAINT "_tenders_v_version_history_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_history" ADD CONSTRAINT "_tenders_v_version_history_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_history" ADD CONSTRAINT "_tenders_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_parent_id_tenders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_parent_id_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_links" ADD CONSTRAINT "website_links_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_links" ADD CONSTRAINT "website_links_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_links_v" ADD CONSTRAINT "_website_links_v_parent_id_website_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."website_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_links_v" ADD CONSTRAINT "_website_links_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_links_v" ADD CONSTRAINT "_website_links_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "history" ADD CONSTRAINT "history_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_history_v" ADD CONSTRAINT "_history_v_parent_id_history_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."history"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_history_v" ADD CONSTRAINT "_history_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "officers" ADD CONSTRAINT "officers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "officers" ADD CONSTRAINT "officers_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_officers_v" ADD CONSTRAINT "_officers_v_parent_id_officers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_officers_v" ADD CONSTRAINT "_officers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_officers_v" ADD CONSTRAINT "_officers_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wards" ADD CONSTRAINT "wards_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wards_v" ADD CONSTRAINT "_wards_v_parent_id_wards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wards_v" ADD CONSTRAINT "_wards_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "elected_members" ADD CONSTRAINT "elected_members_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "elected_members" ADD CONSTRAINT "elected_members_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_elected_members_v" ADD CONSTRAINT "_elected_members_v_parent_id_elected_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_elected_members_v" ADD CONSTRAINT "_elected_members_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_elected_members_v" ADD CONSTRAINT "_elected_members_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committees" ADD CONSTRAINT "committees_chair_id_elected_members_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committees" ADD CONSTRAINT "committees_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committees_rels" ADD CONSTRAINT "committees_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_rels" ADD CONSTRAINT "committees_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_parent_id_committees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_version_chair_id_elected_members_id_fk" FOREIGN KEY ("version_chair_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v_rels" ADD CONSTRAINT "_committees_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_committees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_committees_v_rels" ADD CONSTRAINT "_committees_v_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_member_id_elected_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."council_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_committee_id_committees_id_fk" FOREIGN KEY ("committee_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_notice_en_id_media_id_fk" FOREIGN KEY ("notice_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_notice_mr_id_media_id_fk" FOREIGN KEY ("notice_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_minutes_en_id_media_id_fk" FOREIGN KEY ("minutes_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_minutes_mr_id_media_id_fk" FOREIGN KEY ("minutes_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_rels" ADD CONSTRAINT "council_meetings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."council_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_meetings_rels" ADD CONSTRAINT "council_meetings_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_member_id_elected_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_council_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_parent_id_council_meetings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."council_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_committee_id_committees_id_fk" FOREIGN KEY ("version_committee_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_notice_en_id_media_id_fk" FOREIGN KEY ("version_notice_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_notice_mr_id_media_id_fk" FOREIGN KEY ("version_notice_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_minutes_en_id_media_id_fk" FOREIGN KEY ("version_minutes_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_minutes_mr_id_media_id_fk" FOREIGN KEY ("version_minutes_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_rels" ADD CONSTRAINT "_council_meetings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_council_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_rels" ADD CONSTRAINT "_council_meetings_v_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_meeting_id_council_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."council_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_mover_id_elected_members_id_fk" FOREIGN KEY ("mover_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_seconder_id_elected_members_id_fk" FOREIGN KEY ("seconder_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_parent_id_resolutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resolutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_meeting_id_council_meetings_id_fk" FOREIGN KEY ("version_meeting_id") REFERENCES "public"."council_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_mover_id_elected_members_id_fk" FOREIGN KEY ("version_mover_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_seconder_id_elected_members_id_fk" FOREIGN KEY ("version_seconder_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "functions" ADD CONSTRAINT "functions_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_functions_v" ADD CONSTRAINT "_functions_v_parent_id_functions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."functions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_functions_v" ADD CONSTRAINT "_functions_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "presidents" ADD CONSTRAINT "presidents_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_presidents_v" ADD CONSTRAINT "_presidents_v_parent_id_presidents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."presidents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_presidents_v" ADD CONSTRAINT "_presidents_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chief_officers" ADD CONSTRAINT "chief_officers_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chief_officers_v" ADD CONSTRAINT "_chief_officers_v_parent_id_chief_officers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chief_officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chief_officers_v" ADD CONSTRAINT "_chief_officers_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "awards" ADD CONSTRAINT "awards_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_parent_id_awards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "award_photos" ADD CONSTRAINT "award_photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "award_photos" ADD CONSTRAINT "award_photos_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_award_photos_v" ADD CONSTRAINT "_award_photos_v_parent_id_award_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."award_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_award_photos_v" ADD CONSTRAINT "_award_photos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_award_photos_v" ADD CONSTRAINT "_award_photos_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets_lines" ADD CONSTRAINT "budgets_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_sheet_id_media_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v_version_lines" ADD CONSTRAINT "_budgets_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_budgets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_parent_id_budgets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."budgets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_sheet_id_media_id_fk" FOREIGN KEY ("version_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departments" ADD CONSTRAINT "departments_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_departments_v" ADD CONSTRAINT "_departments_v_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_departments_v" ADD CONSTRAINT "_departments_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disclosure_departments" ADD CONSTRAINT "disclosure_departments_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosure_departments_v" ADD CONSTRAINT "_disclosure_departments_v_parent_id_disclosure_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disclosure_departments_v" ADD CONSTRAINT "_disclosure_departments_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "headings" ADD CONSTRAINT "headings_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "headings" ADD CONSTRAINT "headings_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_headings_v" ADD CONSTRAINT "_headings_v_parent_id_headings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."headings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_headings_v" ADD CONSTRAINT "_headings_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_headings_v" ADD CONSTRAINT "_headings_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "year_documents" ADD CONSTRAINT "year_documents_heading_id_headings_id_fk" FOREIGN KEY ("heading_id") REFERENCES "public"."headings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "year_documents" ADD CONSTRAINT "year_documents_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "year_documents" ADD CONSTRAINT "year_documents_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "year_documents" ADD CONSTRAINT "year_documents_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_year_documents_v" ADD CONSTRAINT "_year_documents_v_parent_id_year_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."year_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_year_documents_v" ADD CONSTRAINT "_year_documents_v_version_heading_id_headings_id_fk" FOREIGN KEY ("version_heading_id") REFERENCES "public"."headings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_year_documents_v" ADD CONSTRAINT "_year_documents_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_year_documents_v" ADD CONSTRAINT "_year_documents_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_year_documents_v" ADD CONSTRAINT "_year_documents_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heading_documents" ADD CONSTRAINT "heading_documents_heading_id_headings_id_fk" FOREIGN KEY ("heading_id") REFERENCES "public"."headings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heading_documents" ADD CONSTRAINT "heading_documents_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heading_documents" ADD CONSTRAINT "heading_documents_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heading_documents" ADD CONSTRAINT "heading_documents_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heading_documents_v" ADD CONSTRAINT "_heading_documents_v_parent_id_heading_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."heading_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heading_documents_v" ADD CONSTRAINT "_heading_documents_v_version_heading_id_headings_id_fk" FOREIGN KEY ("version_heading_id") REFERENCES "public"."headings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heading_documents_v" ADD CONSTRAINT "_heading_documents_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heading_documents_v" ADD CONSTRAINT "_heading_documents_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heading_documents_v" ADD CONSTRAINT "_heading_documents_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_admin_headings" ADD CONSTRAINT "general_admin_headings_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_admin_headings" ADD CONSTRAINT "general_admin_headings_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_admin_headings_v" ADD CONSTRAINT "_general_admin_headings_v_parent_id_general_admin_headings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."general_admin_headings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_admin_headings_v" ADD CONSTRAINT "_general_admin_headings_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_admin_headings_v" ADD CONSTRAINT "_general_admin_headings_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meetings" ADD CONSTRAINT "meetings_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meetings" ADD CONSTRAINT "meetings_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meetings" ADD CONSTRAINT "meetings_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meetings" ADD CONSTRAINT "meetings_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meetings_v" ADD CONSTRAINT "_meetings_v_parent_id_meetings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meetings_v" ADD CONSTRAINT "_meetings_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meetings_v" ADD CONSTRAINT "_meetings_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meetings_v" ADD CONSTRAINT "_meetings_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meetings_v" ADD CONSTRAINT "_meetings_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_parent_id_publications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "development_plan_texts" ADD CONSTRAINT "development_plan_texts_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_texts_v" ADD CONSTRAINT "_development_plan_texts_v_parent_id_development_plan_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."development_plan_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_texts_v" ADD CONSTRAINT "_development_plan_texts_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "development_plan_maps" ADD CONSTRAINT "development_plan_maps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "development_plan_maps" ADD CONSTRAINT "development_plan_maps_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "development_plan_maps" ADD CONSTRAINT "development_plan_maps_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "development_plan_maps" ADD CONSTRAINT "development_plan_maps_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_maps_v" ADD CONSTRAINT "_development_plan_maps_v_parent_id_development_plan_maps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."development_plan_maps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_maps_v" ADD CONSTRAINT "_development_plan_maps_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_maps_v" ADD CONSTRAINT "_development_plan_maps_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_maps_v" ADD CONSTRAINT "_development_plan_maps_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_plan_maps_v" ADD CONSTRAINT "_development_plan_maps_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "property_holders" ADD CONSTRAINT "property_holders_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_property_holders_v" ADD CONSTRAINT "_property_holders_v_parent_id_property_holders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_holders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_property_holders_v" ADD CONSTRAINT "_property_holders_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "municipal_properties" ADD CONSTRAINT "municipal_properties_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_municipal_properties_v" ADD CONSTRAINT "_municipal_properties_v_parent_id_municipal_properties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."municipal_properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_municipal_properties_v" ADD CONSTRAINT "_municipal_properties_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_parent_id_schools_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schools_v" ADD CONSTRAINT "_schools_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_photos" ADD CONSTRAINT "school_photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_photos" ADD CONSTRAINT "school_photos_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_photos_v" ADD CONSTRAINT "_school_photos_v_parent_id_school_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."school_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_photos_v" ADD CONSTRAINT "_school_photos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_photos_v" ADD CONSTRAINT "_school_photos_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gardens_images" ADD CONSTRAINT "gardens_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gardens_images" ADD CONSTRAINT "gardens_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gardens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gardens" ADD CONSTRAINT "gardens_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gardens_v_version_images" ADD CONSTRAINT "_gardens_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gardens_v_version_images" ADD CONSTRAINT "_gardens_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gardens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gardens_v" ADD CONSTRAINT "_gardens_v_parent_id_gardens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gardens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gardens_v" ADD CONSTRAINT "_gardens_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "electric_contacts" ADD CONSTRAINT "electric_contacts_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_electric_contacts_v" ADD CONSTRAINT "_electric_contacts_v_parent_id_electric_contacts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."electric_contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_electric_contacts_v" ADD CONSTRAINT "_electric_contacts_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "roads" ADD CONSTRAINT "roads_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_roads_v" ADD CONSTRAINT "_roads_v_parent_id_roads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."roads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_roads_v" ADD CONSTRAINT "_roads_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tree_census" ADD CONSTRAINT "tree_census_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tree_census_v" ADD CONSTRAINT "_tree_census_v_parent_id_tree_census_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tree_census"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tree_census_v" ADD CONSTRAINT "_tree_census_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ponds" ADD CONSTRAINT "ponds_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ponds_v" ADD CONSTRAINT "_ponds_v_parent_id_ponds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ponds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ponds_v" ADD CONSTRAINT "_ponds_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pond_photos" ADD CONSTRAINT "pond_photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pond_photos" ADD CONSTRAINT "pond_photos_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pond_photos_v" ADD CONSTRAINT "_pond_photos_v_parent_id_pond_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pond_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pond_photos_v" ADD CONSTRAINT "_pond_photos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pond_photos_v" ADD CONSTRAINT "_pond_photos_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fire_stations" ADD CONSTRAINT "fire_stations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fire_stations" ADD CONSTRAINT "fire_stations_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fire_stations_v" ADD CONSTRAINT "_fire_stations_v_parent_id_fire_stations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fire_stations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fire_stations_v" ADD CONSTRAINT "_fire_stations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fire_stations_v" ADD CONSTRAINT "_fire_stations_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_works" ADD CONSTRAINT "health_works_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_works_v" ADD CONSTRAINT "_health_works_v_parent_id_health_works_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."health_works"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_works_v" ADD CONSTRAINT "_health_works_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sanitation_inspectors" ADD CONSTRAINT "sanitation_inspectors_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sanitation_inspectors_v" ADD CONSTRAINT "_sanitation_inspectors_v_parent_id_sanitation_inspectors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sanitation_inspectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sanitation_inspectors_v" ADD CONSTRAINT "_sanitation_inspectors_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "treatment_facilities" ADD CONSTRAINT "treatment_facilities_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_treatment_facilities_v" ADD CONSTRAINT "_treatment_facilities_v_parent_id_treatment_facilities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."treatment_facilities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_treatment_facilities_v" ADD CONSTRAINT "_treatment_facilities_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "litigations" ADD CONSTRAINT "litigations_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_litigations_v" ADD CONSTRAINT "_litigations_v_parent_id_litigations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."litigations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_litigations_v" ADD CONSTRAINT "_litigations_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_photos" ADD CONSTRAINT "health_photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_photos" ADD CONSTRAINT "health_photos_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_photos_v" ADD CONSTRAINT "_health_photos_v_parent_id_health_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."health_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_photos_v" ADD CONSTRAINT "_health_photos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_photos_v" ADD CONSTRAINT "_health_photos_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hospitals_v" ADD CONSTRAINT "_hospitals_v_parent_id_hospitals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hospitals_v" ADD CONSTRAINT "_hospitals_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "citizen_charter" ADD CONSTRAINT "citizen_charter_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "citizen_charter" ADD CONSTRAINT "citizen_charter_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "citizen_charter" ADD CONSTRAINT "citizen_charter_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_citizen_charter_v" ADD CONSTRAINT "_citizen_charter_v_parent_id_citizen_charter_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."citizen_charter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_citizen_charter_v" ADD CONSTRAINT "_citizen_charter_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_citizen_charter_v" ADD CONSTRAINT "_citizen_charter_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_citizen_charter_v" ADD CONSTRAINT "_citizen_charter_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_form_en_id_media_id_fk" FOREIGN KEY ("form_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_form_mr_id_media_id_fk" FOREIGN KEY ("form_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_giver_officer_id_officers_id_fk" FOREIGN KEY ("giver_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_first_officer_id_officers_id_fk" FOREIGN KEY ("first_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_second_officer_id_officers_id_fk" FOREIGN KEY ("second_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_parent_id_service_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_form_en_id_media_id_fk" FOREIGN KEY ("version_form_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_form_mr_id_media_id_fk" FOREIGN KEY ("version_form_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_giver_officer_id_officers_id_fk" FOREIGN KEY ("version_giver_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_first_officer_id_officers_id_fk" FOREIGN KEY ("version_first_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_second_officer_id_officers_id_fk" FOREIGN KEY ("version_second_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "right_to_services" ADD CONSTRAINT "right_to_services_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_right_to_services_v" ADD CONSTRAINT "_right_to_services_v_parent_id_right_to_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."right_to_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_right_to_services_v" ADD CONSTRAINT "_right_to_services_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "right_to_services_documents" ADD CONSTRAINT "right_to_services_documents_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "right_to_services_documents" ADD CONSTRAINT "right_to_services_documents_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "right_to_services_documents" ADD CONSTRAINT "right_to_services_documents_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_right_to_services_documents_v" ADD CONSTRAINT "_right_to_services_documents_v_parent_id_right_to_services_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."right_to_services_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_right_to_services_documents_v" ADD CONSTRAINT "_right_to_services_documents_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_right_to_services_documents_v" ADD CONSTRAINT "_right_to_services_documents_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_right_to_services_documents_v" ADD CONSTRAINT "_right_to_services_documents_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_parent_id_downloads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "election" ADD CONSTRAINT "election_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "election" ADD CONSTRAINT "election_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "election" ADD CONSTRAINT "election_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_election_v" ADD CONSTRAINT "_election_v_parent_id_election_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."election"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_election_v" ADD CONSTRAINT "_election_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_election_v" ADD CONSTRAINT "_election_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_election_v" ADD CONSTRAINT "_election_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "voter" ADD CONSTRAINT "voter_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "voter" ADD CONSTRAINT "voter_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "voter" ADD CONSTRAINT "voter_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voter_v" ADD CONSTRAINT "_voter_v_parent_id_voter_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."voter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voter_v" ADD CONSTRAINT "_voter_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voter_v" ADD CONSTRAINT "_voter_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voter_v" ADD CONSTRAINT "_voter_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "screen_readers" ADD CONSTRAINT "screen_readers_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_screen_readers_v" ADD CONSTRAINT "_screen_readers_v_parent_id_screen_readers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."screen_readers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_screen_readers_v" ADD CONSTRAINT "_screen_readers_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_policy" ADD CONSTRAINT "privacy_policy_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_parent_id_privacy_policy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_parent_id_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_entries_items" ADD CONSTRAINT "menu_entries_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries" ADD CONSTRAINT "menu_entries_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_entries_v_version_items" ADD CONSTRAINT "_menu_entries_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_v" ADD CONSTRAINT "_menu_entries_v_parent_id_menu_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_entries_v" ADD CONSTRAINT "_menu_entries_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "texts" ADD CONSTRAINT "texts_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_texts_v" ADD CONSTRAINT "_texts_v_parent_id_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_texts_v" ADD CONSTRAINT "_texts_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_duplicate_of_id_feedback_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "opening_decisions_texts" ADD CONSTRAINT "opening_decisions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."opening_decisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "approvals_records" ADD CONSTRAINT "approvals_records_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "obligation_statements" ADD CONSTRAINT "obligation_statements_owner_id_departments_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_states_fk" FOREIGN KEY ("service_states_id") REFERENCES "public"."service_states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sliders_fk" FOREIGN KEY ("sliders_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ministers_fk" FOREIGN KEY ("ministers_id") REFERENCES "public"."ministers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_head_officer_fk" FOREIGN KEY ("head_officer_id") REFERENCES "public"."head_officer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tenders_fk" FOREIGN KEY ("tenders_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_website_links_fk" FOREIGN KEY ("website_links_id") REFERENCES "public"."website_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_history_fk" FOREIGN KEY ("history_id") REFERENCES "public"."history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_officers_fk" FOREIGN KEY ("officers_id") REFERENCES "public"."officers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wards_fk" FOREIGN KEY ("wards_id") REFERENCES "public"."wards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committees_fk" FOREIGN KEY ("committees_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_council_meetings_fk" FOREIGN KEY ("council_meetings_id") REFERENCES "public"."council_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resolutions_fk" FOREIGN KEY ("resolutions_id") REFERENCES "public"."resolutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_functions_fk" FOREIGN KEY ("functions_id") REFERENCES "public"."functions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_presidents_fk" FOREIGN KEY ("presidents_id") REFERENCES "public"."presidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chief_officers_fk" FOREIGN KEY ("chief_officers_id") REFERENCES "public"."chief_officers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_award_photos_fk" FOREIGN KEY ("award_photos_id") REFERENCES "public"."award_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_budgets_fk" FOREIGN KEY ("budgets_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disclosure_departments_fk" FOREIGN KEY ("disclosure_departments_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_headings_fk" FOREIGN KEY ("headings_id") REFERENCES "public"."headings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_year_documents_fk" FOREIGN KEY ("year_documents_id") REFERENCES "public"."year_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_heading_documents_fk" FOREIGN KEY ("heading_documents_id") REFERENCES "public"."heading_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_general_admin_headings_fk" FOREIGN KEY ("general_admin_headings_id") REFERENCES "public"."general_admin_headings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_meetings_fk" FOREIGN KEY ("meetings_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_development_plan_texts_fk" FOREIGN KEY ("development_plan_texts_id") REFERENCES "public"."development_plan_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_development_plan_maps_fk" FOREIGN KEY ("development_plan_maps_id") REFERENCES "public"."development_plan_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_holders_fk" FOREIGN KEY ("property_holders_id") REFERENCES "public"."property_holders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_municipal_properties_fk" FOREIGN KEY ("municipal_properties_id") REFERENCES "public"."municipal_properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_school_photos_fk" FOREIGN KEY ("school_photos_id") REFERENCES "public"."school_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gardens_fk" FOREIGN KEY ("gardens_id") REFERENCES "public"."gardens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_electric_contacts_fk" FOREIGN KEY ("electric_contacts_id") REFERENCES "public"."electric_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roads_fk" FOREIGN KEY ("roads_id") REFERENCES "public"."roads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tree_census_fk" FOREIGN KEY ("tree_census_id") REFERENCES "public"."tree_census"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ponds_fk" FOREIGN KEY ("ponds_id") REFERENCES "public"."ponds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pond_photos_fk" FOREIGN KEY ("pond_photos_id") REFERENCES "public"."pond_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fire_stations_fk" FOREIGN KEY ("fire_stations_id") REFERENCES "public"."fire_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_health_works_fk" FOREIGN KEY ("health_works_id") REFERENCES "public"."health_works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sanitation_inspectors_fk" FOREIGN KEY ("sanitation_inspectors_id") REFERENCES "public"."sanitation_inspectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_treatment_facilities_fk" FOREIGN KEY ("treatment_facilities_id") REFERENCES "public"."treatment_facilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_litigations_fk" FOREIGN KEY ("litigations_id") REFERENCES "public"."litigations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_health_photos_fk" FOREIGN KEY ("health_photos_id") REFERENCES "public"."health_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hospitals_fk" FOREIGN KEY ("hospitals_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_citizen_charter_fk" FOREIGN KEY ("citizen_charter_id") REFERENCES "public"."citizen_charter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_facts_fk" FOREIGN KEY ("service_facts_id") REFERENCES "public"."service_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_right_to_services_fk" FOREIGN KEY ("right_to_services_id") REFERENCES "public"."right_to_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_right_to_services_documents_fk" FOREIGN KEY ("right_to_services_documents_id") REFERENCES "public"."right_to_services_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_election_fk" FOREIGN KEY ("election_id") REFERENCES "public"."election"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_voter_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."voter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_screen_readers_fk" FOREIGN KEY ("screen_readers_id") REFERENCES "public"."screen_readers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_policy_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_entries_fk" FOREIGN KEY ("menu_entries_id") REFERENCES "public"."menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_texts_fk" FOREIGN KEY ("texts_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_entries_fk" FOREIGN KEY ("feedback_entries_id") REFERENCES "public"."feedback_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_mails_fk" FOREIGN KEY ("feedback_mails_id") REFERENCES "public"."feedback_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notifications_fk" FOREIGN KEY ("notifications_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_opinions_fk" FOREIGN KEY ("page_opinions_id") REFERENCES "public"."page_opinions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reader_counts_fk" FOREIGN KEY ("reader_counts_id") REFERENCES "public"."reader_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_subscriptions_fk" FOREIGN KEY ("push_subscriptions_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_announcements_fk" FOREIGN KEY ("push_announcements_id") REFERENCES "public"."push_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_deliveries_fk" FOREIGN KEY ("push_deliveries_id") REFERENCES "public"."push_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counters_fk" FOREIGN KEY ("counters_id") REFERENCES "public"."counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_origins_fk" FOREIGN KEY ("origins_id") REFERENCES "public"."origins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_opening_decisions_fk" FOREIGN KEY ("opening_decisions_id") REFERENCES "public"."opening_decisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_obligation_statements_fk" FOREIGN KEY ("obligation_statements_id") REFERENCES "public"."obligation_statements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_old_versions_taken_out" ADD CONSTRAINT "settings_old_versions_taken_out_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_org_chart_en_id_media_id_fk" FOREIGN KEY ("org_chart_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_org_chart_mr_id_media_id_fk" FOREIGN KEY ("org_chart_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_old_versions_taken_out" ADD CONSTRAINT "_settings_v_version_old_versions_taken_out_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_org_chart_en_id_media_id_fk" FOREIGN KEY ("version_org_chart_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_org_chart_mr_id_media_id_fk" FOREIGN KEY ("version_org_chart_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "alerts__order_idx" ON "alerts" USING btree ("_order");
  CREATE INDEX "alerts_listed_as_idx" ON "alerts" USING btree ("listed_as");
  CREATE INDEX "alerts_department_idx" ON "alerts" USING btree ("department_id");
  CREATE INDEX "alerts_record_record_owner_idx" ON "alerts" USING btree ("record_owner_id");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "alerts_deleted_at_idx" ON "alerts" USING btree ("deleted_at");
  CREATE INDEX "alerts__status_idx" ON "alerts" USING btree ("_status");
  CREATE INDEX "_alerts_v_parent_idx" ON "_alerts_v" USING btree ("parent_id");
  CREATE INDEX "_alerts_v_version_version__order_idx" ON "_alerts_v" USING btree ("version__order");
  CREATE INDEX "_alerts_v_version_version_listed_as_idx" ON "_alerts_v" USING btree ("version_listed_as");
  CREATE INDEX "_alerts_v_version_version_department_idx" ON "_alerts_v" USING btree ("version_department_id");
  CREATE INDEX "_alerts_v_version_record_version_record_owner_idx" ON "_alerts_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_alerts_v_version_version_updated_at_idx" ON "_alerts_v" USING btree ("version_updated_at");
  CREATE INDEX "_alerts_v_version_version_created_at_idx" ON "_alerts_v" USING btree ("version_created_at");
  CREATE INDEX "_alerts_v_version_version_deleted_at_idx" ON "_alerts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_alerts_v_version_version__status_idx" ON "_alerts_v" USING btree ("version__status");
  CREATE INDEX "_alerts_v_created_at_idx" ON "_alerts_v" USING btree ("created_at");
  CREATE INDEX "_alerts_v_updated_at_idx" ON "_alerts_v" USING btree ("updated_at");
  CREATE INDEX "_alerts_v_latest_idx" ON "_alerts_v" USING btree ("latest");
  CREATE INDEX "service_states__order_idx" ON "service_states" USING btree ("_order");
  CREATE INDEX "service_states_listed_as_idx" ON "service_states" USING btree ("listed_as");
  CREATE INDEX "service_states_department_idx" ON "service_states" USING btree ("department_id");
  CREATE INDEX "service_states_record_record_owner_idx" ON "service_states" USING btree ("record_owner_id");
  CREATE INDEX "service_states_updated_at_idx" ON "service_states" USING btree ("updated_at");
  CREATE INDEX "service_states_created_at_idx" ON "service_states" USING btree ("created_at");
  CREATE INDEX "service_states_deleted_at_idx" ON "service_states" USING btree ("deleted_at");
  CREATE INDEX "service_states__status_idx" ON "service_states" USING btree ("_status");
  CREATE INDEX "_service_states_v_parent_idx" ON "_service_states_v" USING btree ("parent_id");
  CREATE INDEX "_service_states_v_version_version__order_idx" ON "_service_states_v" USING btree ("version__order");
  CREATE INDEX "_service_states_v_version_version_listed_as_idx" ON "_service_states_v" USING btree ("version_listed_as");
  CREATE INDEX "_service_states_v_version_version_department_idx" ON "_service_states_v" USING btree ("version_department_id");
  CREATE INDEX "_service_states_v_version_record_version_record_owner_idx" ON "_service_states_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_service_states_v_version_version_updated_at_idx" ON "_service_states_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_states_v_version_version_created_at_idx" ON "_service_states_v" USING btree ("version_created_at");
  CREATE INDEX "_service_states_v_version_version_deleted_at_idx" ON "_service_states_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_states_v_version_version__status_idx" ON "_service_states_v" USING btree ("version__status");
  CREATE INDEX "_service_states_v_created_at_idx" ON "_service_states_v" USING btree ("created_at");
  CREATE INDEX "_service_states_v_updated_at_idx" ON "_service_states_v" USING btree ("updated_at");
  CREATE INDEX "_service_states_v_latest_idx" ON "_service_states_v" USING btree ("latest");
  CREATE INDEX "holidays__order_idx" ON "holidays" USING btree ("_order");
  CREATE INDEX "holidays_listed_as_idx" ON "holidays" USING btree ("listed_as");
  CREATE INDEX "holidays_record_record_owner_idx" ON "holidays" USING btree ("record_owner_id");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE INDEX "holidays_deleted_at_idx" ON "holidays" USING btree ("deleted_at");
  CREATE INDEX "holidays__status_idx" ON "holidays" USING btree ("_status");
  CREATE INDEX "_holidays_v_parent_idx" ON "_holidays_v" USING btree ("parent_id");
  CREATE INDEX "_holidays_v_version_version__order_idx" ON "_holidays_v" USING btree ("version__order");
  CREATE INDEX "_holidays_v_version_version_listed_as_idx" ON "_holidays_v" USING btree ("version_listed_as");
  CREATE INDEX "_holidays_v_version_record_version_record_owner_idx" ON "_holidays_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_holidays_v_version_version_updated_at_idx" ON "_holidays_v" USING btree ("version_updated_at");
  CREATE INDEX "_holidays_v_version_version_created_at_idx" ON "_holidays_v" USING btree ("version_created_at");
  CREATE INDEX "_holidays_v_version_version_deleted_at_idx" ON "_holidays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_holidays_v_version_version__status_idx" ON "_holidays_v" USING btree ("version__status");
  CREATE INDEX "_holidays_v_created_at_idx" ON "_holidays_v" USING btree ("created_at");
  CREATE INDEX "_holidays_v_updated_at_idx" ON "_holidays_v" USING btree ("updated_at");
  CREATE INDEX "_holidays_v_latest_idx" ON "_holidays_v" USING btree ("latest");
  CREATE INDEX "sliders__order_idx" ON "sliders" USING btree ("_order");
  CREATE INDEX "sliders_listed_as_idx" ON "sliders" USING btree ("listed_as");
  CREATE INDEX "sliders_image_idx" ON "sliders" USING btree ("image_id");
  CREATE INDEX "sliders_record_record_owner_idx" ON "sliders" USING btree ("record_owner_id");
  CREATE INDEX "sliders_updated_at_idx" ON "sliders" USING btree ("updated_at");
  CREATE INDEX "sliders_created_at_idx" ON "sliders" USING btree ("created_at");
  CREATE INDEX "sliders_deleted_at_idx" ON "sliders" USING btree ("deleted_at");
  CREATE INDEX "sliders__status_idx" ON "sliders" USING btree ("_status");
  CREATE INDEX "_sliders_v_parent_idx" ON "_sliders_v" USING btree ("parent_id");
  CREATE INDEX "_sliders_v_version_version__order_idx" ON "_sliders_v" USING btree ("version__order");
  CREATE INDEX "_sliders_v_version_version_listed_as_idx" ON "_sliders_v" USING btree ("version_listed_as");
  CREATE INDEX "_sliders_v_version_version_image_idx" ON "_sliders_v" USING btree ("version_image_id");
  CREATE INDEX "_sliders_v_version_record_version_record_owner_idx" ON "_sliders_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_sliders_v_version_version_updated_at_idx" ON "_sliders_v" USING btree ("version_updated_at");
  CREATE INDEX "_sliders_v_version_version_created_at_idx" ON "_sliders_v" USING btree ("version_created_at");
  CREATE INDEX "_sliders_v_version_version_deleted_at_idx" ON "_sliders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sliders_v_version_version__status_idx" ON "_sliders_v" USING btree ("version__status");
  CREATE INDEX "_sliders_v_created_at_idx" ON "_sliders_v" USING btree ("created_at");
  CREATE INDEX "_sliders_v_updated_at_idx" ON "_sliders_v" USING btree ("updated_at");
  CREATE INDEX "_sliders_v_latest_idx" ON "_sliders_v" USING btree ("latest");
  CREATE INDEX "ministers__order_idx" ON "ministers" USING btree ("_order");
  CREATE INDEX "ministers_listed_as_idx" ON "ministers" USING btree ("listed_as");
  CREATE INDEX "ministers_image_idx" ON "ministers" USING btree ("image_id");
  CREATE INDEX "ministers_record_record_owner_idx" ON "ministers" USING btree ("record_owner_id");
  CREATE INDEX "ministers_updated_at_idx" ON "ministers" USING btree ("updated_at");
  CREATE INDEX "ministers_created_at_idx" ON "ministers" USING btree ("created_at");
  CREATE INDEX "ministers_deleted_at_idx" ON "ministers" USING btree ("deleted_at");
  CREATE INDEX "ministers__status_idx" ON "ministers" USING btree ("_status");
  CREATE INDEX "_ministers_v_parent_idx" ON "_ministers_v" USING btree ("parent_id");
  CREATE INDEX "_ministers_v_version_version__order_idx" ON "_ministers_v" USING btree ("version__order");
  CREATE INDEX "_ministers_v_version_version_listed_as_idx" ON "_ministers_v" USING btree ("version_listed_as");
  CREATE INDEX "_ministers_v_version_version_image_idx" ON "_ministers_v" USING btree ("version_image_id");
  CREATE INDEX "_ministers_v_version_record_version_record_owner_idx" ON "_ministers_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_ministers_v_version_version_updated_at_idx" ON "_ministers_v" USING btree ("version_updated_at");
  CREATE INDEX "_ministers_v_version_version_created_at_idx" ON "_ministers_v" USING btree ("version_created_at");
  CREATE INDEX "_ministers_v_version_version_deleted_at_idx" ON "_ministers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ministers_v_version_version__status_idx" ON "_ministers_v" USING btree ("version__status");
  CREATE INDEX "_ministers_v_created_at_idx" ON "_ministers_v" USING btree ("created_at");
  CREATE INDEX "_ministers_v_updated_at_idx" ON "_ministers_v" USING btree ("updated_at");
  CREATE INDEX "_ministers_v_latest_idx" ON "_ministers_v" USING btree ("latest");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE INDEX "services_listed_as_idx" ON "services" USING btree ("listed_as");
  CREATE INDEX "services_icon_idx" ON "services" USING btree ("icon_id");
  CREATE INDEX "services_hover_icon_idx" ON "services" USING btree ("hover_icon_id");
  CREATE INDEX "services_record_record_owner_idx" ON "services" USING btree ("record_owner_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "_services_v_version_version_listed_as_idx" ON "_services_v" USING btree ("version_listed_as");
  CREATE INDEX "_services_v_version_version_icon_idx" ON "_services_v" USING btree ("version_icon_id");
  CREATE INDEX "_services_v_version_version_hover_icon_idx" ON "_services_v" USING btree ("version_hover_icon_id");
  CREATE INDEX "_services_v_version_record_version_record_owner_idx" ON "_services_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "news__order_idx" ON "news" USING btree ("_order");
  CREATE INDEX "news_listed_as_idx" ON "news" USING btree ("listed_as");
  CREATE INDEX "news_record_record_owner_idx" ON "news" USING btree ("record_owner_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version__order_idx" ON "_news_v" USING btree ("version__order");
  CREATE INDEX "_news_v_version_version_listed_as_idx" ON "_news_v" USING btree ("version_listed_as");
  CREATE INDEX "_news_v_version_record_version_record_owner_idx" ON "_news_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "head_officer__order_idx" ON "head_officer" USING btree ("_order");
  CREATE INDEX "head_officer_listed_as_idx" ON "head_officer" USING btree ("listed_as");
  CREATE INDEX "head_officer_image_idx" ON "head_officer" USING btree ("image_id");
  CREATE INDEX "head_officer_record_record_owner_idx" ON "head_officer" USING btree ("record_owner_id");
  CREATE INDEX "head_officer_updated_at_idx" ON "head_officer" USING btree ("updated_at");
  CREATE INDEX "head_officer_created_at_idx" ON "head_officer" USING btree ("created_at");
  CREATE INDEX "head_officer_deleted_at_idx" ON "head_officer" USING btree ("deleted_at");
  CREATE INDEX "head_officer__status_idx" ON "head_officer" USING btree ("_status");
  CREATE INDEX "_head_officer_v_parent_idx" ON "_head_officer_v" USING btree ("parent_id");
  CREATE INDEX "_head_officer_v_version_version__order_idx" ON "_head_officer_v" USING btree ("version__order");
  CREATE INDEX "_head_officer_v_version_version_listed_as_idx" ON "_head_officer_v" USING btree ("version_listed_as");
  CREATE INDEX "_head_officer_v_version_version_image_idx" ON "_head_officer_v" USING btree ("version_image_id");
  CREATE INDEX "_head_officer_v_version_record_version_record_owner_idx" ON "_head_officer_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_head_officer_v_version_version_updated_at_idx" ON "_head_officer_v" USING btree ("version_updated_at");
  CREATE INDEX "_head_officer_v_version_version_created_at_idx" ON "_head_officer_v" USING btree ("version_created_at");
  CREATE INDEX "_head_officer_v_version_version_deleted_at_idx" ON "_head_officer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_head_officer_v_version_version__status_idx" ON "_head_officer_v" USING btree ("version__status");
  CREATE INDEX "_head_officer_v_created_at_idx" ON "_head_officer_v" USING btree ("created_at");
  CREATE INDEX "_head_officer_v_updated_at_idx" ON "_head_officer_v" USING btree ("updated_at");
  CREATE INDEX "_head_officer_v_latest_idx" ON "_head_officer_v" USING btree ("latest");
  CREATE INDEX "videos__order_idx" ON "videos" USING btree ("_order");
  CREATE INDEX "videos_listed_as_idx" ON "videos" USING btree ("listed_as");
  CREATE INDEX "videos_record_record_owner_idx" ON "videos" USING btree ("record_owner_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version__order_idx" ON "_videos_v" USING btree ("version__order");
  CREATE INDEX "_videos_v_version_version_listed_as_idx" ON "_videos_v" USING btree ("version_listed_as");
  CREATE INDEX "_videos_v_version_record_version_record_owner_idx" ON "_videos_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
  CREATE INDEX "projects_listed_as_idx" ON "projects" USING btree ("listed_as");
  CREATE INDEX "projects_pdf_pdf_en_idx" ON "projects" USING btree ("pdf_en_id");
  CREATE INDEX "projects_pdf_pdf_mr_idx" ON "projects" USING btree ("pdf_mr_id");
  CREATE INDEX "projects_record_record_owner_idx" ON "projects" USING btree ("record_owner_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_listed_as_idx" ON "_projects_v" USING btree ("version_listed_as");
  CREATE INDEX "_projects_v_version_pdf_version_pdf_en_idx" ON "_projects_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_projects_v_version_pdf_version_pdf_mr_idx" ON "_projects_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_projects_v_version_record_version_record_owner_idx" ON "_projects_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "tenders_history_order_idx" ON "tenders_history" USING btree ("_order");
  CREATE INDEX "tenders_history_parent_id_idx" ON "tenders_history" USING btree ("_parent_id");
  CREATE INDEX "tenders_history_pdf_pdf_en_idx" ON "tenders_history" USING btree ("pdf_en_id");
  CREATE INDEX "tenders_history_pdf_pdf_mr_idx" ON "tenders_history" USING btree ("pdf_mr_id");
  CREATE INDEX "tenders__order_idx" ON "tenders" USING btree ("_order");
  CREATE INDEX "tenders_listed_as_idx" ON "tenders" USING btree ("listed_as");
  CREATE INDEX "tenders_pdf_pdf_en_idx" ON "tenders" USING btree ("pdf_en_id");
  CREATE INDEX "tenders_pdf_pdf_mr_idx" ON "tenders" USING btree ("pdf_mr_id");
  CREATE INDEX "tenders_department_idx" ON "tenders" USING btree ("department_id");
  CREATE INDEX "tenders_record_record_owner_idx" ON "tenders" USING btree ("record_owner_id");
  CREATE INDEX "tenders_updated_at_idx" ON "tenders" USING btree ("updated_at");
  CREATE INDEX "tenders_created_at_idx" ON "tenders" USING btree ("created_at");
  CREATE INDEX "tenders_deleted_at_idx" ON "tenders" USING btree ("deleted_at");
  CREATE INDEX "tenders__status_idx" ON "tenders" USING btree ("_status");
  CREATE INDEX "_tenders_v_version_history_order_idx" ON "_tenders_v_version_history" USING btree ("_order");
  CREATE INDEX "_tenders_v_version_history_parent_id_idx" ON "_tenders_v_version_history" USING btree ("_parent_id");
  CREATE INDEX "_tenders_v_version_history_pdf_pdf_en_idx" ON "_tenders_v_version_history" USING btree ("pdf_en_id");
  CREATE INDEX "_tenders_v_version_history_pdf_pdf_mr_idx" ON "_tenders_v_version_history" USING btree ("pdf_mr_id");
  CREATE INDEX "_tenders_v_parent_idx" ON "_tenders_v" USING btree ("parent_id");
  CREATE INDEX "_tenders_v_version_version__order_idx" ON "_tenders_v" USING btree ("version__order");
  CREATE INDEX "_tenders_v_version_version_listed_as_idx" ON "_tenders_v" USING btree ("version_listed_as");
  CREATE INDEX "_tenders_v_version_pdf_version_pdf_en_idx" ON "_tenders_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_tenders_v_version_pdf_version_pdf_mr_idx" ON "_tenders_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_tenders_v_version_version_department_idx" ON "_tenders_v" USING btree ("version_department_id");
  CREATE INDEX "_tenders_v_version_record_version_record_owner_idx" ON "_tenders_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_tenders_v_version_version_updated_at_idx" ON "_tenders_v" USING btree ("version_updated_at");
  CREATE INDEX "_tenders_v_version_version_created_at_idx" ON "_tenders_v" USING btree ("version_created_at");
  CREATE INDEX "_tenders_v_version_version_deleted_at_idx" ON "_tenders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tenders_v_version_version__status_idx" ON "_tenders_v" USING btree ("version__status");
  CREATE INDEX "_tenders_v_created_at_idx" ON "_tenders_v" USING btree ("created_at");
  CREATE INDEX "_tenders_v_updated_at_idx" ON "_tenders_v" USING btree ("updated_at");
  CREATE INDEX "_tenders_v_latest_idx" ON "_tenders_v" USING btree ("latest");
  CREATE INDEX "photos__order_idx" ON "photos" USING btree ("_order");
  CREATE INDEX "photos_listed_as_idx" ON "photos" USING btree ("listed_as");
  CREATE INDEX "photos_image_idx" ON "photos" USING btree ("image_id");
  CREATE INDEX "photos_record_record_owner_idx" ON "photos" USING btree ("record_owner_id");
  CREATE INDEX "photos_updated_at_idx" ON "photos" USING btree ("updated_at");
  CREATE INDEX "photos_created_at_idx" ON "photos" USING btree ("created_at");
  CREATE INDEX "photos_deleted_at_idx" ON "photos" USING btree ("deleted_at");
  CREATE INDEX "photos__status_idx" ON "photos" USING btree ("_status");
  CREATE INDEX "_photos_v_parent_idx" ON "_photos_v" USING btree ("parent_id");
  CREATE INDEX "_photos_v_version_version__order_idx" ON "_photos_v" USING btree ("version__order");
  CREATE INDEX "_photos_v_version_version_listed_as_idx" ON "_photos_v" USING btree ("version_listed_as");
  CREATE INDEX "_photos_v_version_version_image_idx" ON "_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_photos_v_version_record_version_record_owner_idx" ON "_photos_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_photos_v_version_version_updated_at_idx" ON "_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_photos_v_version_version_created_at_idx" ON "_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_photos_v_version_version_deleted_at_idx" ON "_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_photos_v_version_version__status_idx" ON "_photos_v" USING btree ("version__status");
  CREATE INDEX "_photos_v_created_at_idx" ON "_photos_v" USING btree ("created_at");
  CREATE INDEX "_photos_v_updated_at_idx" ON "_photos_v" USING btree ("updated_at");
  CREATE INDEX "_photos_v_latest_idx" ON "_photos_v" USING btree ("latest");
  CREATE INDEX "website_links__order_idx" ON "website_links" USING btree ("_order");
  CREATE INDEX "website_links_listed_as_idx" ON "website_links" USING btree ("listed_as");
  CREATE INDEX "website_links_logo_idx" ON "website_links" USING btree ("logo_id");
  CREATE INDEX "website_links_record_record_owner_idx" ON "website_links" USING btree ("record_owner_id");
  CREATE INDEX "website_links_updated_at_idx" ON "website_links" USING btree ("updated_at");
  CREATE INDEX "website_links_created_at_idx" ON "website_links" USING btree ("created_at");
  CREATE INDEX "website_links_deleted_at_idx" ON "website_links" USING btree ("deleted_at");
  CREATE INDEX "website_links__status_idx" ON "website_links" USING btree ("_status");
  CREATE INDEX "_website_links_v_parent_idx" ON "_website_links_v" USING btree ("parent_id");
  CREATE INDEX "_website_links_v_version_version__order_idx" ON "_website_links_v" USING btree ("version__order");
  CREATE INDEX "_website_links_v_version_version_listed_as_idx" ON "_website_links_v" USING btree ("version_listed_as");
  CREATE INDEX "_website_links_v_version_version_logo_idx" ON "_website_links_v" USING btree ("version_logo_id");
  CREATE INDEX "_website_links_v_version_record_version_record_owner_idx" ON "_website_links_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_website_links_v_version_version_updated_at_idx" ON "_website_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_website_links_v_version_version_created_at_idx" ON "_website_links_v" USING btree ("version_created_at");
  CREATE INDEX "_website_links_v_version_version_deleted_at_idx" ON "_website_links_v" USING btree ("version_deleted_at");
  CREATE INDEX "_website_links_v_version_version__status_idx" ON "_website_links_v" USING btree ("version__status");
  CREATE INDEX "_website_links_v_created_at_idx" ON "_website_links_v" USING btree ("created_at");
  CREATE INDEX "_website_links_v_updated_at_idx" ON "_website_links_v" USING btree ("updated_at");
  CREATE INDEX "_website_links_v_latest_idx" ON "_website_links_v" USING btree ("latest");
  CREATE INDEX "history__order_idx" ON "history" USING btree ("_order");
  CREATE INDEX "history_listed_as_idx" ON "history" USING btree ("listed_as");
  CREATE INDEX "history_record_record_owner_idx" ON "history" USING btree ("record_owner_id");
  CREATE INDEX "history_updated_at_idx" ON "history" USING btree ("updated_at");
  CREATE INDEX "history_created_at_idx" ON "history" USING btree ("created_at");
  CREATE INDEX "history_deleted_at_idx" ON "history" USING btree ("deleted_at");
  CREATE INDEX "history__status_idx" ON "history" USING btree ("_status");
  CREATE INDEX "_history_v_parent_idx" ON "_history_v" USING btree ("parent_id");
  CREATE INDEX "_history_v_version_version__order_idx" ON "_history_v" USING btree ("version__order");
  CREATE INDEX "_history_v_version_version_listed_as_idx" ON "_history_v" USING btree ("version_listed_as");
  CREATE INDEX "_history_v_version_record_version_record_owner_idx" ON "_history_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_history_v_version_version_updated_at_idx" ON "_history_v" USING btree ("version_updated_at");
  CREATE INDEX "_history_v_version_version_created_at_idx" ON "_history_v" USING btree ("version_created_at");
  CREATE INDEX "_history_v_version_version_deleted_at_idx" ON "_history_v" USING btree ("version_deleted_at");
  CREATE INDEX "_history_v_version_version__status_idx" ON "_history_v" USING btree ("version__status");
  CREATE INDEX "_history_v_created_at_idx" ON "_history_v" USING btree ("created_at");
  CREATE INDEX "_history_v_updated_at_idx" ON "_history_v" USING btree ("updated_at");
  CREATE INDEX "_history_v_latest_idx" ON "_history_v" USING btree ("latest");
  CREATE INDEX "officers__order_idx" ON "officers" USING btree ("_order");
  CREATE INDEX "officers_listed_as_idx" ON "officers" USING btree ("listed_as");
  CREATE INDEX "officers_image_idx" ON "officers" USING btree ("image_id");
  CREATE INDEX "officers_record_record_owner_idx" ON "officers" USING btree ("record_owner_id");
  CREATE INDEX "officers_updated_at_idx" ON "officers" USING btree ("updated_at");
  CREATE INDEX "officers_created_at_idx" ON "officers" USING btree ("created_at");
  CREATE INDEX "officers_deleted_at_idx" ON "officers" USING btree ("deleted_at");
  CREATE INDEX "officers__status_idx" ON "officers" USING btree ("_status");
  CREATE INDEX "_officers_v_parent_idx" ON "_officers_v" USING btree ("parent_id");
  CREATE INDEX "_officers_v_version_version__order_idx" ON "_officers_v" USING btree ("version__order");
  CREATE INDEX "_officers_v_version_version_listed_as_idx" ON "_officers_v" USING btree ("version_listed_as");
  CREATE INDEX "_officers_v_version_version_image_idx" ON "_officers_v" USING btree ("version_image_id");
  CREATE INDEX "_officers_v_version_record_version_record_owner_idx" ON "_officers_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_officers_v_version_version_updated_at_idx" ON "_officers_v" USING btree ("version_updated_at");
  CREATE INDEX "_officers_v_version_version_created_at_idx" ON "_officers_v" USING btree ("version_created_at");
  CREATE INDEX "_officers_v_version_version_deleted_at_idx" ON "_officers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_officers_v_version_version__status_idx" ON "_officers_v" USING btree ("version__status");
  CREATE INDEX "_officers_v_created_at_idx" ON "_officers_v" USING btree ("created_at");
  CREATE INDEX "_officers_v_updated_at_idx" ON "_officers_v" USING btree ("updated_at");
  CREATE INDEX "_officers_v_latest_idx" ON "_officers_v" USING btree ("latest");
  CREATE INDEX "wards__order_idx" ON "wards" USING btree ("_order");
  CREATE INDEX "wards_listed_as_idx" ON "wards" USING btree ("listed_as");
  CREATE INDEX "wards_record_record_owner_idx" ON "wards" USING btree ("record_owner_id");
  CREATE INDEX "wards_updated_at_idx" ON "wards" USING btree ("updated_at");
  CREATE INDEX "wards_created_at_idx" ON "wards" USING btree ("created_at");
  CREATE INDEX "wards_deleted_at_idx" ON "wards" USING btree ("deleted_at");
  CREATE INDEX "wards__status_idx" ON "wards" USING btree ("_status");
  CREATE INDEX "_wards_v_parent_idx" ON "_wards_v" USING btree ("parent_id");
  CREATE INDEX "_wards_v_version_version__order_idx" ON "_wards_v" USING btree ("version__order");
  CREATE INDEX "_wards_v_version_version_listed_as_idx" ON "_wards_v" USING btree ("version_listed_as");
  CREATE INDEX "_wards_v_version_record_version_record_owner_idx" ON "_wards_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_wards_v_version_version_updated_at_idx" ON "_wards_v" USING btree ("version_updated_at");
  CREATE INDEX "_wards_v_version_version_created_at_idx" ON "_wards_v" USING btree ("version_created_at");
  CREATE INDEX "_wards_v_version_version_deleted_at_idx" ON "_wards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_wards_v_version_version__status_idx" ON "_wards_v" USING btree ("version__status");
  CREATE INDEX "_wards_v_created_at_idx" ON "_wards_v" USING btree ("created_at");
  CREATE INDEX "_wards_v_updated_at_idx" ON "_wards_v" USING btree ("updated_at");
  CREATE INDEX "_wards_v_latest_idx" ON "_wards_v" USING btree ("latest");
  CREATE INDEX "elected_members__order_idx" ON "elected_members" USING btree ("_order");
  CREATE INDEX "elected_members_listed_as_idx" ON "elected_members" USING btree ("listed_as");
  CREATE INDEX "elected_members_image_idx" ON "elected_members" USING btree ("image_id");
  CREATE INDEX "elected_members_record_record_owner_idx" ON "elected_members" USING btree ("record_owner_id");
  CREATE INDEX "elected_members_updated_at_idx" ON "elected_members" USING btree ("updated_at");
  CREATE INDEX "elected_members_created_at_idx" ON "elected_members" USING btree ("created_at");
  CREATE INDEX "elected_members_deleted_at_idx" ON "elected_members" USING btree ("deleted_at");
  CREATE INDEX "elected_members__status_idx" ON "elected_members" USING btree ("_status");
  CREATE INDEX "_elected_members_v_parent_idx" ON "_elected_members_v" USING btree ("parent_id");
  CREATE INDEX "_elected_members_v_version_version__order_idx" ON "_elected_members_v" USING btree ("version__order");
  CREATE INDEX "_elected_members_v_version_version_listed_as_idx" ON "_elected_members_v" USING btree ("version_listed_as");
  CREATE INDEX "_elected_members_v_version_version_image_idx" ON "_elected_members_v" USING btree ("version_image_id");
  CREATE INDEX "_elected_members_v_version_record_version_record_owner_idx" ON "_elected_members_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_elected_members_v_version_version_updated_at_idx" ON "_elected_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_elected_members_v_version_version_created_at_idx" ON "_elected_members_v" USING btree ("version_created_at");
  CREATE INDEX "_elected_members_v_version_version_deleted_at_idx" ON "_elected_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "_elected_members_v_version_version__status_idx" ON "_elected_members_v" USING btree ("version__status");
  CREATE INDEX "_elected_members_v_created_at_idx" ON "_elected_members_v" USING btree ("created_at");
  CREATE INDEX "_elected_members_v_updated_at_idx" ON "_elected_members_v" USING btree ("updated_at");
  CREATE INDEX "_elected_members_v_latest_idx" ON "_elected_members_v" USING btree ("latest");
  CREATE INDEX "committees__order_idx" ON "committees" USING btree ("_order");
  CREATE INDEX "committees_listed_as_idx" ON "committees" USING btree ("listed_as");
  CREATE INDEX "committees_chair_idx" ON "committees" USING btree ("chair_id");
  CREATE INDEX "committees_record_record_owner_idx" ON "committees" USING btree ("record_owner_id");
  CREATE INDEX "committees_updated_at_idx" ON "committees" USING btree ("updated_at");
  CREATE INDEX "committees_created_at_idx" ON "committees" USING btree ("created_at");
  CREATE INDEX "committees_deleted_at_idx" ON "committees" USING btree ("deleted_at");
  CREATE INDEX "committees__status_idx" ON "committees" USING btree ("_status");
  CREATE INDEX "committees_rels_order_idx" ON "committees_rels" USING btree ("order");
  CREATE INDEX "committees_rels_parent_idx" ON "committees_rels" USING btree ("parent_id");
  CREATE INDEX "committees_rels_path_idx" ON "committees_rels" USING btree ("path");
  CREATE INDEX "committees_rels_elected_members_id_idx" ON "committees_rels" USING btree ("elected_members_id");
  CREATE INDEX "_committees_v_parent_idx" ON "_committees_v" USING btree ("parent_id");
  CREATE INDEX "_committees_v_version_version__order_idx" ON "_committees_v" USING btree ("version__order");
  CREATE INDEX "_committees_v_version_version_listed_as_idx" ON "_committees_v" USING btree ("version_listed_as");
  CREATE INDEX "_committees_v_version_version_chair_idx" ON "_committees_v" USING btree ("version_chair_id");
  CREATE INDEX "_committees_v_version_record_version_record_owner_idx" ON "_committees_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_committees_v_version_version_updated_at_idx" ON "_committees_v" USING btree ("version_updated_at");
  CREATE INDEX "_committees_v_version_version_created_at_idx" ON "_committees_v" USING btree ("version_created_at");
  CREATE INDEX "_committees_v_version_version_deleted_at_idx" ON "_committees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_committees_v_version_version__status_idx" ON "_committees_v" USING btree ("version__status");
  CREATE INDEX "_committees_v_created_at_idx" ON "_committees_v" USING btree ("created_at");
  CREATE INDEX "_committees_v_updated_at_idx" ON "_committees_v" USING btree ("updated_at");
  CREATE INDEX "_committees_v_latest_idx" ON "_committees_v" USING btree ("latest");
  CREATE INDEX "_committees_v_rels_order_idx" ON "_committees_v_rels" USING btree ("order");
  CREATE INDEX "_committees_v_rels_parent_idx" ON "_committees_v_rels" USING btree ("parent_id");
  CREATE INDEX "_committees_v_rels_path_idx" ON "_committees_v_rels" USING btree ("path");
  CREATE INDEX "_committees_v_rels_elected_members_id_idx" ON "_committees_v_rels" USING btree ("elected_members_id");
  CREATE INDEX "council_meetings_questions_order_idx" ON "council_meetings_questions" USING btree ("_order");
  CREATE INDEX "council_meetings_questions_parent_id_idx" ON "council_meetings_questions" USING btree ("_parent_id");
  CREATE INDEX "council_meetings_questions_member_idx" ON "council_meetings_questions" USING btree ("member_id");
  CREATE INDEX "council_meetings_questions_pdf_pdf_en_idx" ON "council_meetings_questions" USING btree ("pdf_en_id");
  CREATE INDEX "council_meetings_questions_pdf_pdf_mr_idx" ON "council_meetings_questions" USING btree ("pdf_mr_id");
  CREATE INDEX "council_meetings__order_idx" ON "council_meetings" USING btree ("_order");
  CREATE INDEX "council_meetings_listed_as_idx" ON "council_meetings" USING btree ("listed_as");
  CREATE INDEX "council_meetings_committee_idx" ON "council_meetings" USING btree ("committee_id");
  CREATE INDEX "council_meetings_notice_notice_en_idx" ON "council_meetings" USING btree ("notice_en_id");
  CREATE INDEX "council_meetings_notice_notice_mr_idx" ON "council_meetings" USING btree ("notice_mr_id");
  CREATE INDEX "council_meetings_minutes_minutes_en_idx" ON "council_meetings" USING btree ("minutes_en_id");
  CREATE INDEX "council_meetings_minutes_minutes_mr_idx" ON "council_meetings" USING btree ("minutes_mr_id");
  CREATE INDEX "council_meetings_record_record_owner_idx" ON "council_meetings" USING btree ("record_owner_id");
  CREATE INDEX "council_meetings_updated_at_idx" ON "council_meetings" USING btree ("updated_at");
  CREATE INDEX "council_meetings_created_at_idx" ON "council_meetings" USING btree ("created_at");
  CREATE INDEX "council_meetings_deleted_at_idx" ON "council_meetings" USING btree ("deleted_at");
  CREATE INDEX "council_meetings__status_idx" ON "council_meetings" USING btree ("_status");
  CREATE INDEX "council_meetings_rels_order_idx" ON "council_meetings_rels" USING btree ("order");
  CREATE INDEX "council_meetings_rels_parent_idx" ON "council_meetings_rels" USING btree ("parent_id");
  CREATE INDEX "council_meetings_rels_path_idx" ON "council_meetings_rels" USING btree ("path");
  CREATE INDEX "council_meetings_rels_elected_members_id_idx" ON "council_meetings_rels" USING btree ("elected_members_id");
  CREATE INDEX "_council_meetings_v_version_questions_order_idx" ON "_council_meetings_v_version_questions" USING btree ("_order");
  CREATE INDEX "_council_meetings_v_version_questions_parent_id_idx" ON "_council_meetings_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_council_meetings_v_version_questions_member_idx" ON "_council_meetings_v_version_questions" USING btree ("member_id");
  CREATE INDEX "_council_meetings_v_version_questions_pdf_pdf_en_idx" ON "_council_meetings_v_version_questions" USING btree ("pdf_en_id");
  CREATE INDEX "_council_meetings_v_version_questions_pdf_pdf_mr_idx" ON "_council_meetings_v_version_questions" USING btree ("pdf_mr_id");
  CREATE INDEX "_council_meetings_v_parent_idx" ON "_council_meetings_v" USING btree ("parent_id");
  CREATE INDEX "_council_meetings_v_version_version__order_idx" ON "_council_meetings_v" USING btree ("version__order");
  CREATE INDEX "_council_meetings_v_version_version_listed_as_idx" ON "_council_meetings_v" USING btree ("version_listed_as");
  CREATE INDEX "_council_meetings_v_version_version_committee_idx" ON "_council_meetings_v" USING btree ("version_committee_id");
  CREATE INDEX "_council_meetings_v_version_notice_version_notice_en_idx" ON "_council_meetings_v" USING btree ("version_notice_en_id");
  CREATE INDEX "_council_meetings_v_version_notice_version_notice_mr_idx" ON "_council_meetings_v" USING btree ("version_notice_mr_id");
  CREATE INDEX "_council_meetings_v_version_minutes_version_minutes_en_idx" ON "_council_meetings_v" USING btree ("version_minutes_en_id");
  CREATE INDEX "_council_meetings_v_version_minutes_version_minutes_mr_idx" ON "_council_meetings_v" USING btree ("version_minutes_mr_id");
  CREATE INDEX "_council_meetings_v_version_record_version_record_owner_idx" ON "_council_meetings_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_council_meetings_v_version_version_updated_at_idx" ON "_council_meetings_v" USING btree ("version_updated_at");
  CREATE INDEX "_council_meetings_v_version_version_created_at_idx" ON "_council_meetings_v" USING btree ("version_created_at");
  CREATE INDEX "_council_meetings_v_version_version_deleted_at_idx" ON "_council_meetings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_council_meetings_v_version_version__status_idx" ON "_council_meetings_v" USING btree ("version__status");
  CREATE INDEX "_council_meetings_v_created_at_idx" ON "_council_meetings_v" USING btree ("created_at");
  CREATE INDEX "_council_meetings_v_updated_at_idx" ON "_council_meetings_v" USING btree ("updated_at");
  CREATE INDEX "_council_meetings_v_latest_idx" ON "_council_meetings_v" USING btree ("latest");
  CREATE INDEX "_council_meetings_v_rels_order_idx" ON "_council_meetings_v_rels" USING btree ("order");
  CREATE INDEX "_council_meetings_v_rels_parent_idx" ON "_council_meetings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_council_meetings_v_rels_path_idx" ON "_council_meetings_v_rels" USING btree ("path");
  CREATE INDEX "_council_meetings_v_rels_elected_members_id_idx" ON "_council_meetings_v_rels" USING btree ("elected_members_id");
  CREATE INDEX "resolutions__order_idx" ON "resolutions" USING btree ("_order");
  CREATE INDEX "resolutions_listed_as_idx" ON "resolutions" USING btree ("listed_as");
  CREATE INDEX "resolutions_meeting_idx" ON "resolutions" USING btree ("meeting_id");
  CREATE INDEX "resolutions_mover_idx" ON "resolutions" USING btree ("mover_id");
  CREATE INDEX "resolutions_seconder_idx" ON "resolutions" USING btree ("seconder_id");
  CREATE INDEX "resolutions_pdf_pdf_en_idx" ON "resolutions" USING btree ("pdf_en_id");
  CREATE INDEX "resolutions_pdf_pdf_mr_idx" ON "resolutions" USING btree ("pdf_mr_id");
  CREATE INDEX "resolutions_record_record_owner_idx" ON "resolutions" USING btree ("record_owner_id");
  CREATE INDEX "resolutions_updated_at_idx" ON "resolutions" USING btree ("updated_at");
  CREATE INDEX "resolutions_created_at_idx" ON "resolutions" USING btree ("created_at");
  CREATE INDEX "resolutions_deleted_at_idx" ON "resolutions" USING btree ("deleted_at");
  CREATE INDEX "resolutions__status_idx" ON "resolutions" USING btree ("_status");
  CREATE INDEX "_resolutions_v_parent_idx" ON "_resolutions_v" USING btree ("parent_id");
  CREATE INDEX "_resolutions_v_version_version__order_idx" ON "_resolutions_v" USING btree ("version__order");
  CREATE INDEX "_resolutions_v_version_version_listed_as_idx" ON "_resolutions_v" USING btree ("version_listed_as");
  CREATE INDEX "_resolutions_v_version_version_meeting_idx" ON "_resolutions_v" USING btree ("version_meeting_id");
  CREATE INDEX "_resolutions_v_version_version_mover_idx" ON "_resolutions_v" USING btree ("version_mover_id");
  CREATE INDEX "_resolutions_v_version_version_seconder_idx" ON "_resolutions_v" USING btree ("version_seconder_id");
  CREATE INDEX "_resolutions_v_version_pdf_version_pdf_en_idx" ON "_resolutions_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_resolutions_v_version_pdf_version_pdf_mr_idx" ON "_resolutions_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_resolutions_v_version_record_version_record_owner_idx" ON "_resolutions_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_resolutions_v_version_version_updated_at_idx" ON "_resolutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_resolutions_v_version_version_created_at_idx" ON "_resolutions_v" USING btree ("version_created_at");
  CREATE INDEX "_resolutions_v_version_version_deleted_at_idx" ON "_resolutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resolutions_v_version_version__status_idx" ON "_resolutions_v" USING btree ("version__status");
  CREATE INDEX "_resolutions_v_created_at_idx" ON "_resolutions_v" USING btree ("created_at");
  CREATE INDEX "_resolutions_v_updated_at_idx" ON "_resolutions_v" USING btree ("updated_at");
  CREATE INDEX "_resolutions_v_latest_idx" ON "_resolutions_v" USING btree ("latest");
  CREATE INDEX "functions__order_idx" ON "functions" USING btree ("_order");
  CREATE INDEX "functions_listed_as_idx" ON "functions" USING btree ("listed_as");
  CREATE INDEX "functions_record_record_owner_idx" ON "functions" USING btree ("record_owner_id");
  CREATE INDEX "functions_updated_at_idx" ON "functions" USING btree ("updated_at");
  CREATE INDEX "functions_created_at_idx" ON "functions" USING btree ("created_at");
  CREATE INDEX "functions_deleted_at_idx" ON "functions" USING btree ("deleted_at");
  CREATE INDEX "functions__status_idx" ON "functions" USING btree ("_status");
  CREATE INDEX "_functions_v_parent_idx" ON "_functions_v" USING btree ("parent_id");
  CREATE INDEX "_functions_v_version_version__order_idx" ON "_functions_v" USING btree ("version__order");
  CREATE INDEX "_functions_v_version_version_listed_as_idx" ON "_functions_v" USING btree ("version_listed_as");
  CREATE INDEX "_functions_v_version_record_version_record_owner_idx" ON "_functions_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_functions_v_version_version_updated_at_idx" ON "_functions_v" USING btree ("version_updated_at");
  CREATE INDEX "_functions_v_version_version_created_at_idx" ON "_functions_v" USING btree ("version_created_at");
  CREATE INDEX "_functions_v_version_version_deleted_at_idx" ON "_functions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_functions_v_version_version__status_idx" ON "_functions_v" USING btree ("version__status");
  CREATE INDEX "_functions_v_created_at_idx" ON "_functions_v" USING btree ("created_at");
  CREATE INDEX "_functions_v_updated_at_idx" ON "_functions_v" USING btree ("updated_at");
  CREATE INDEX "_functions_v_latest_idx" ON "_functions_v" USING btree ("latest");
  CREATE INDEX "presidents__order_idx" ON "presidents" USING btree ("_order");
  CREATE INDEX "presidents_listed_as_idx" ON "presidents" USING btree ("listed_as");
  CREATE INDEX "presidents_record_record_owner_idx" ON "presidents" USING btree ("record_owner_id");
  CREATE INDEX "presidents_updated_at_idx" ON "presidents" USING btree ("updated_at");
  CREATE INDEX "presidents_created_at_idx" ON "presidents" USING btree ("created_at");
  CREATE INDEX "presidents_deleted_at_idx" ON "presidents" USING btree ("deleted_at");
  CREATE INDEX "presidents__status_idx" ON "presidents" USING btree ("_status");
  CREATE INDEX "_presidents_v_parent_idx" ON "_presidents_v" USING btree ("parent_id");
  CREATE INDEX "_presidents_v_version_version__order_idx" ON "_presidents_v" USING btree ("version__order");
  CREATE INDEX "_presidents_v_version_version_listed_as_idx" ON "_presidents_v" USING btree ("version_listed_as");
  CREATE INDEX "_presidents_v_version_record_version_record_owner_idx" ON "_presidents_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_presidents_v_version_version_updated_at_idx" ON "_presidents_v" USING btree ("version_updated_at");
  CREATE INDEX "_presidents_v_version_version_created_at_idx" ON "_presidents_v" USING btree ("version_created_at");
  CREATE INDEX "_presidents_v_version_version_deleted_at_idx" ON "_presidents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_presidents_v_version_version__status_idx" ON "_presidents_v" USING btree ("version__status");
  CREATE INDEX "_presidents_v_created_at_idx" ON "_presidents_v" USING btree ("created_at");
  CREATE INDEX "_presidents_v_updated_at_idx" ON "_presidents_v" USING btree ("updated_at");
  CREATE INDEX "_presidents_v_latest_idx" ON "_presidents_v" USING btree ("latest");
  CREATE INDEX "chief_officers__order_idx" ON "chief_officers" USING btree ("_order");
  CREATE INDEX "chief_officers_listed_as_idx" ON "chief_officers" USING btree ("listed_as");
  CREATE INDEX "chief_officers_record_record_owner_idx" ON "chief_officers" USING btree ("record_owner_id");
  CREATE INDEX "chief_officers_updated_at_idx" ON "chief_officers" USING btree ("updated_at");
  CREATE INDEX "chief_officers_created_at_idx" ON "chief_officers" USING btree ("created_at");
  CREATE INDEX "chief_officers_deleted_at_idx" ON "chief_officers" USING btree ("deleted_at");
  CREATE INDEX "chief_officers__status_idx" ON "chief_officers" USING btree ("_status");
  CREATE INDEX "_chief_officers_v_parent_idx" ON "_chief_officers_v" USING btree ("parent_id");
  CREATE INDEX "_chief_officers_v_version_version__order_idx" ON "_chief_officers_v" USING btree ("version__order");
  CREATE INDEX "_chief_officers_v_version_version_listed_as_idx" ON "_chief_officers_v" USING btree ("version_listed_as");
  CREATE INDEX "_chief_officers_v_version_record_version_record_owner_idx" ON "_chief_officers_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_chief_officers_v_version_version_updated_at_idx" ON "_chief_officers_v" USING btree ("version_updated_at");
  CREATE INDEX "_chief_officers_v_version_version_created_at_idx" ON "_chief_officers_v" USING btree ("version_created_at");
  CREATE INDEX "_chief_officers_v_version_version_deleted_at_idx" ON "_chief_officers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_chief_officers_v_version_version__status_idx" ON "_chief_officers_v" USING btree ("version__status");
  CREATE INDEX "_chief_officers_v_created_at_idx" ON "_chief_officers_v" USING btree ("created_at");
  CREATE INDEX "_chief_officers_v_updated_at_idx" ON "_chief_officers_v" USING btree ("updated_at");
  CREATE INDEX "_chief_officers_v_latest_idx" ON "_chief_officers_v" USING btree ("latest");
  CREATE INDEX "awards__order_idx" ON "awards" USING btree ("_order");
  CREATE INDEX "awards_listed_as_idx" ON "awards" USING btree ("listed_as");
  CREATE INDEX "awards_record_record_owner_idx" ON "awards" USING btree ("record_owner_id");
  CREATE INDEX "awards_updated_at_idx" ON "awards" USING btree ("updated_at");
  CREATE INDEX "awards_created_at_idx" ON "awards" USING btree ("created_at");
  CREATE INDEX "awards_deleted_at_idx" ON "awards" USING btree ("deleted_at");
  CREATE INDEX "awards__status_idx" ON "awards" USING btree ("_status");
  CREATE INDEX "_awards_v_parent_idx" ON "_awards_v" USING btree ("parent_id");
  CREATE INDEX "_awards_v_version_version__order_idx" ON "_awards_v" USING btree ("version__order");
  CREATE INDEX "_awards_v_version_version_listed_as_idx" ON "_awards_v" USING btree ("version_listed_as");
  CREATE INDEX "_awards_v_version_record_version_record_owner_idx" ON "_awards_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_awards_v_version_version_updated_at_idx" ON "_awards_v" USING btree ("version_updated_at");
  CREATE INDEX "_awards_v_version_version_created_at_idx" ON "_awards_v" USING btree ("version_created_at");
  CREATE INDEX "_awards_v_version_version_deleted_at_idx" ON "_awards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_awards_v_version_version__status_idx" ON "_awards_v" USING btree ("version__status");
  CREATE INDEX "_awards_v_created_at_idx" ON "_awards_v" USING btree ("created_at");
  CREATE INDEX "_awards_v_updated_at_idx" ON "_awards_v" USING btree ("updated_at");
  CREATE INDEX "_awards_v_latest_idx" ON "_awards_v" USING btree ("latest");
  CREATE INDEX "award_photos__order_idx" ON "award_photos" USING btree ("_order");
  CREATE INDEX "award_photos_listed_as_idx" ON "award_photos" USING btree ("listed_as");
  CREATE INDEX "award_photos_image_idx" ON "award_photos" USING btree ("image_id");
  CREATE INDEX "award_photos_record_record_owner_idx" ON "award_photos" USING btree ("record_owner_id");
  CREATE INDEX "award_photos_updated_at_idx" ON "award_photos" USING btree ("updated_at");
  CREATE INDEX "award_photos_created_at_idx" ON "award_photos" USING btree ("created_at");
  CREATE INDEX "award_photos_deleted_at_idx" ON "award_photos" USING btree ("deleted_at");
  CREATE INDEX "award_photos__status_idx" ON "award_photos" USING btree ("_status");
  CREATE INDEX "_award_photos_v_parent_idx" ON "_award_photos_v" USING btree ("parent_id");
  CREATE INDEX "_award_photos_v_version_version__order_idx" ON "_award_photos_v" USING btree ("version__order");
  CREATE INDEX "_award_photos_v_version_version_listed_as_idx" ON "_award_photos_v" USING btree ("version_listed_as");
  CREATE INDEX "_award_photos_v_version_version_image_idx" ON "_award_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_award_photos_v_version_record_version_record_owner_idx" ON "_award_photos_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_award_photos_v_version_version_updated_at_idx" ON "_award_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_award_photos_v_version_version_created_at_idx" ON "_award_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_award_photos_v_version_version_deleted_at_idx" ON "_award_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_award_photos_v_version_version__status_idx" ON "_award_photos_v" USING btree ("version__status");
  CREATE INDEX "_award_photos_v_created_at_idx" ON "_award_photos_v" USING btree ("created_at");
  CREATE INDEX "_award_photos_v_updated_at_idx" ON "_award_photos_v" USING btree ("updated_at");
  CREATE INDEX "_award_photos_v_latest_idx" ON "_award_photos_v" USING btree ("latest");
  CREATE INDEX "budgets_lines_order_idx" ON "budgets_lines" USING btree ("_order");
  CREATE INDEX "budgets_lines_parent_id_idx" ON "budgets_lines" USING btree ("_parent_id");
  CREATE INDEX "budgets__order_idx" ON "budgets" USING btree ("_order");
  CREATE INDEX "budgets_listed_as_idx" ON "budgets" USING btree ("listed_as");
  CREATE UNIQUE INDEX "budgets_year_idx" ON "budgets" USING btree ("year");
  CREATE INDEX "budgets_sheet_idx" ON "budgets" USING btree ("sheet_id");
  CREATE INDEX "budgets_pdf_pdf_en_idx" ON "budgets" USING btree ("pdf_en_id");
  CREATE INDEX "budgets_pdf_pdf_mr_idx" ON "budgets" USING btree ("pdf_mr_id");
  CREATE INDEX "budgets_record_record_owner_idx" ON "budgets" USING btree ("record_owner_id");
  CREATE INDEX "budgets_updated_at_idx" ON "budgets" USING btree ("updated_at");
  CREATE INDEX "budgets_created_at_idx" ON "budgets" USING btree ("created_at");
  CREATE INDEX "budgets_deleted_at_idx" ON "budgets" USING btree ("deleted_at");
  CREATE INDEX "budgets__status_idx" ON "budgets" USING btree ("_status");
  CREATE INDEX "_budgets_v_version_lines_order_idx" ON "_budgets_v_version_lines" USING btree ("_order");
  CREATE INDEX "_budgets_v_version_lines_parent_id_idx" ON "_budgets_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_budgets_v_parent_idx" ON "_budgets_v" USING btree ("parent_id");
  CREATE INDEX "_budgets_v_version_version__order_idx" ON "_budgets_v" USING btree ("version__order");
  CREATE INDEX "_budgets_v_version_version_listed_as_idx" ON "_budgets_v" USING btree ("version_listed_as");
  CREATE INDEX "_budgets_v_version_version_year_idx" ON "_budgets_v" USING btree ("version_year");
  CREATE INDEX "_budgets_v_version_version_sheet_idx" ON "_budgets_v" USING btree ("version_sheet_id");
  CREATE INDEX "_budgets_v_version_pdf_version_pdf_en_idx" ON "_budgets_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_budgets_v_version_pdf_version_pdf_mr_idx" ON "_budgets_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_budgets_v_version_record_version_record_owner_idx" ON "_budgets_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_budgets_v_version_version_updated_at_idx" ON "_budgets_v" USING btree ("version_updated_at");
  CREATE INDEX "_budgets_v_version_version_created_at_idx" ON "_budgets_v" USING btree ("version_created_at");
  CREATE INDEX "_budgets_v_version_version_deleted_at_idx" ON "_budgets_v" USING btree ("version_deleted_at");
  CREATE INDEX "_budgets_v_version_version__status_idx" ON "_budgets_v" USING btree ("version__status");
  CREATE INDEX "_budgets_v_created_at_idx" ON "_budgets_v" USING btree ("created_at");
  CREATE INDEX "_budgets_v_updated_at_idx" ON "_budgets_v" USING btree ("updated_at");
  CREATE INDEX "_budgets_v_latest_idx" ON "_budgets_v" USING btree ("latest");
  CREATE INDEX "departments__order_idx" ON "departments" USING btree ("_order");
  CREATE INDEX "departments_listed_as_idx" ON "departments" USING btree ("listed_as");
  CREATE INDEX "departments_record_record_owner_idx" ON "departments" USING btree ("record_owner_id");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE INDEX "departments_deleted_at_idx" ON "departments" USING btree ("deleted_at");
  CREATE INDEX "departments__status_idx" ON "departments" USING btree ("_status");
  CREATE INDEX "_departments_v_parent_idx" ON "_departments_v" USING btree ("parent_id");
  CREATE INDEX "_departments_v_version_version__order_idx" ON "_departments_v" USING btree ("version__order");
  CREATE INDEX "_departments_v_version_version_listed_as_idx" ON "_departments_v" USING btree ("version_listed_as");
  CREATE INDEX "_departments_v_version_record_version_record_owner_idx" ON "_departments_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_departments_v_version_version_updated_at_idx" ON "_departments_v" USING btree ("version_updated_at");
  CREATE INDEX "_departments_v_version_version_created_at_idx" ON "_departments_v" USING btree ("version_created_at");
  CREATE INDEX "_departments_v_version_version_deleted_at_idx" ON "_departments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_departments_v_version_version__status_idx" ON "_departments_v" USING btree ("version__status");
  CREATE INDEX "_departments_v_created_at_idx" ON "_departments_v" USING btree ("created_at");
  CREATE INDEX "_departments_v_updated_at_idx" ON "_departments_v" USING btree ("updated_at");
  CREATE INDEX "_departments_v_latest_idx" ON "_departments_v" USING btree ("latest");
  CREATE INDEX "disclosure_departments__order_idx" ON "disclosure_departments" USING btree ("_order");
  CREATE INDEX "disclosure_departments_listed_as_idx" ON "disclosure_departments" USING btree ("listed_as");
  CREATE INDEX "disclosure_departments_record_record_owner_idx" ON "disclosure_departments" USING btree ("record_owner_id");
  CREATE INDEX "disclosure_departments_updated_at_idx" ON "disclosure_departments" USING btree ("updated_at");
  CREATE INDEX "disclosure_departments_created_at_idx" ON "disclosure_departments" USING btree ("created_at");
  CREATE INDEX "disclosure_departments_deleted_at_idx" ON "disclosure_departments" USING btree ("deleted_at");
  CREATE INDEX "disclosure_departments__status_idx" ON "disclosure_departments" USING btree ("_status");
  CREATE INDEX "_disclosure_departments_v_parent_idx" ON "_disclosure_departments_v" USING btree ("parent_id");
  CREATE INDEX "_disclosure_departments_v_version_version__order_idx" ON "_disclosure_departments_v" USING btree ("version__order");
  CREATE INDEX "_disclosure_departments_v_version_version_listed_as_idx" ON "_disclosure_departments_v" USING btree ("version_listed_as");
  CREATE INDEX "_disclosure_departments_v_version_record_version_record__idx" ON "_disclosure_departments_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_disclosure_departments_v_version_version_updated_at_idx" ON "_disclosure_departments_v" USING btree ("version_updated_at");
  CREATE INDEX "_disclosure_departments_v_version_version_created_at_idx" ON "_disclosure_departments_v" USING btree ("version_created_at");
  CREATE INDEX "_disclosure_departments_v_version_version_deleted_at_idx" ON "_disclosure_departments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_disclosure_departments_v_version_version__status_idx" ON "_disclosure_departments_v" USING btree ("version__status");
  CREATE INDEX "_disclosure_departments_v_created_at_idx" ON "_disclosure_departments_v" USING btree ("created_at");
  CREATE INDEX "_disclosure_departments_v_updated_at_idx" ON "_disclosure_departments_v" USING btree ("updated_at");
  CREATE INDEX "_disclosure_departments_v_latest_idx" ON "_disclosure_departments_v" USING btree ("latest");
  CREATE INDEX "headings__order_idx" ON "headings" USING btree ("_order");
  CREATE INDEX "headings_listed_as_idx" ON "headings" USING btree ("listed_as");
  CREATE INDEX "headings_department_idx" ON "headings" USING btree ("department_id");
  CREATE INDEX "headings_record_record_owner_idx" ON "headings" USING btree ("record_owner_id");
  CREATE INDEX "headings_updated_at_idx" ON "headings" USING btree ("updated_at");
  CREATE INDEX "headings_created_at_idx" ON "headings" USING btree ("created_at");
  CREATE INDEX "headings_deleted_at_idx" ON "headings" USING btree ("deleted_at");
  CREATE INDEX "headings__status_idx" ON "headings" USING btree ("_status");
  CREATE INDEX "_headings_v_parent_idx" ON "_headings_v" USING btree ("parent_id");
  CREATE INDEX "_headings_v_version_version__order_idx" ON "_headings_v" USING btree ("version__order");
  CREATE INDEX "_headings_v_version_version_listed_as_idx" ON "_headings_v" USING btree ("version_listed_as");
  CREATE INDEX "_headings_v_version_version_department_idx" ON "_headings_v" USING btree ("version_department_id");
  CREATE INDEX "_headings_v_version_record_version_record_owner_idx" ON "_headings_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_headings_v_version_version_updated_at_idx" ON "_headings_v" USING btree ("version_updated_at");
  CREATE INDEX "_headings_v_version_version_created_at_idx" ON "_headings_v" USING btree ("version_created_at");
  CREATE INDEX "_headings_v_version_version_deleted_at_idx" ON "_headings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_headings_v_version_version__status_idx" ON "_headings_v" USING btree ("version__status");
  CREATE INDEX "_headings_v_created_at_idx" ON "_headings_v" USING btree ("created_at");
  CREATE INDEX "_headings_v_updated_at_idx" ON "_headings_v" USING btree ("updated_at");
  CREATE INDEX "_headings_v_latest_idx" ON "_headings_v" USING btree ("latest");
  CREATE INDEX "year_documents__order_idx" ON "year_documents" USING btree ("_order");
  CREATE INDEX "year_documents_listed_as_idx" ON "year_documents" USING btree ("listed_as");
  CREATE INDEX "year_documents_heading_idx" ON "year_documents" USING btree ("heading_id");
  CREATE INDEX "year_documents_pdf_pdf_en_idx" ON "year_documents" USING btree ("pdf_en_id");
  CREATE INDEX "year_documents_pdf_pdf_mr_idx" ON "year_documents" USING btree ("pdf_mr_id");
  CREATE INDEX "year_documents_record_record_owner_idx" ON "year_documents" USING btree ("record_owner_id");
  CREATE INDEX "year_documents_updated_at_idx" ON "year_documents" USING btree ("updated_at");
  CREATE INDEX "year_documents_created_at_idx" ON "year_documents" USING btree ("created_at");
  CREATE INDEX "year_documents_deleted_at_idx" ON "year_documents" USING btree ("deleted_at");
  CREATE INDEX "year_documents__status_idx" ON "year_documents" USING btree ("_status");
  CREATE INDEX "_year_documents_v_parent_idx" ON "_year_documents_v" USING btree ("parent_id");
  CREATE INDEX "_year_documents_v_version_version__order_idx" ON "_year_documents_v" USING btree ("version__order");
  CREATE INDEX "_year_documents_v_version_version_listed_as_idx" ON "_year_documents_v" USING btree ("version_listed_as");
  CREATE INDEX "_year_documents_v_version_version_heading_idx" ON "_year_documents_v" USING btree ("version_heading_id");
  CREATE INDEX "_year_documents_v_version_pdf_version_pdf_en_idx" ON "_year_documents_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_year_documents_v_version_pdf_version_pdf_mr_idx" ON "_year_documents_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_year_documents_v_version_record_version_record_owner_idx" ON "_year_documents_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_year_documents_v_version_version_updated_at_idx" ON "_year_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_year_documents_v_version_version_created_at_idx" ON "_year_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_year_documents_v_version_version_deleted_at_idx" ON "_year_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_year_documents_v_version_version__status_idx" ON "_year_documents_v" USING btree ("version__status");
  CREATE INDEX "_year_documents_v_created_at_idx" ON "_year_documents_v" USING btree ("created_at");
  CREATE INDEX "_year_documents_v_updated_at_idx" ON "_year_documents_v" USING btree ("updated_at");
  CREATE INDEX "_year_documents_v_latest_idx" ON "_year_documents_v" USING btree ("latest");
  CREATE INDEX "heading_documents__order_idx" ON "heading_documents" USING btree ("_order");
  CREATE INDEX "heading_documents_listed_as_idx" ON "heading_documents" USING btree ("listed_as");
  CREATE INDEX "heading_documents_heading_idx" ON "heading_documents" USING btree ("heading_id");
  CREATE INDEX "heading_documents_pdf_pdf_en_idx" ON "heading_documents" USING btree ("pdf_en_id");
  CREATE INDEX "heading_documents_pdf_pdf_mr_idx" ON "heading_documents" USING btree ("pdf_mr_id");
  CREATE INDEX "heading_documents_record_record_owner_idx" ON "heading_documents" USING btree ("record_owner_id");
  CREATE INDEX "heading_documents_updated_at_idx" ON "heading_documents" USING btree ("updated_at");
  CREATE INDEX "heading_documents_created_at_idx" ON "heading_documents" USING btree ("created_at");
  CREATE INDEX "heading_documents_deleted_at_idx" ON "heading_documents" USING btree ("deleted_at");
  CREATE INDEX "heading_documents__status_idx" ON "heading_documents" USING btree ("_status");
  CREATE INDEX "_heading_documents_v_parent_idx" ON "_heading_documents_v" USING btree ("parent_id");
  CREATE INDEX "_heading_documents_v_version_version__order_idx" ON "_heading_documents_v" USING btree ("version__order");
  CREATE INDEX "_heading_documents_v_version_version_listed_as_idx" ON "_heading_documents_v" USING btree ("version_listed_as");
  CREATE INDEX "_heading_documents_v_version_version_heading_idx" ON "_heading_documents_v" USING btree ("version_heading_id");
  CREATE INDEX "_heading_documents_v_version_pdf_version_pdf_en_idx" ON "_heading_documents_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_heading_documents_v_version_pdf_version_pdf_mr_idx" ON "_heading_documents_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_heading_documents_v_version_record_version_record_owner_idx" ON "_heading_documents_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_heading_documents_v_version_version_updated_at_idx" ON "_heading_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_heading_documents_v_version_version_created_at_idx" ON "_heading_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_heading_documents_v_version_version_deleted_at_idx" ON "_heading_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_heading_documents_v_version_version__status_idx" ON "_heading_documents_v" USING btree ("version__status");
  CREATE INDEX "_heading_documents_v_created_at_idx" ON "_heading_documents_v" USING btree ("created_at");
  CREATE INDEX "_heading_documents_v_updated_at_idx" ON "_heading_documents_v" USING btree ("updated_at");
  CREATE INDEX "_heading_documents_v_latest_idx" ON "_heading_documents_v" USING btree ("latest");
  CREATE INDEX "general_admin_headings__order_idx" ON "general_admin_headings" USING btree ("_order");
  CREATE INDEX "general_admin_headings_listed_as_idx" ON "general_admin_headings" USING btree ("listed_as");
  CREATE INDEX "general_admin_headings_department_idx" ON "general_admin_headings" USING btree ("department_id");
  CREATE INDEX "general_admin_headings_record_record_owner_idx" ON "general_admin_headings" USING btree ("record_owner_id");
  CREATE INDEX "general_admin_headings_updated_at_idx" ON "general_admin_headings" USING btree ("updated_at");
  CREATE INDEX "general_admin_headings_created_at_idx" ON "general_admin_headings" USING btree ("created_at");
  CREATE INDEX "general_admin_headings_deleted_at_idx" ON "general_admin_headings" USING btree ("deleted_at");
  CREATE INDEX "general_admin_headings__status_idx" ON "general_admin_headings" USING btree ("_status");
  CREATE INDEX "_general_admin_headings_v_parent_idx" ON "_general_admin_headings_v" USING btree ("parent_id");
  CREATE INDEX "_general_admin_headings_v_version_version__order_idx" ON "_general_admin_headings_v" USING btree ("version__order");
  CREATE INDEX "_general_admin_headings_v_version_version_listed_as_idx" ON "_general_admin_headings_v" USING btree ("version_listed_as");
  CREATE INDEX "_general_admin_headings_v_version_version_department_idx" ON "_general_admin_headings_v" USING btree ("version_department_id");
  CREATE INDEX "_general_admin_headings_v_version_record_version_record__idx" ON "_general_admin_headings_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_general_admin_headings_v_version_version_updated_at_idx" ON "_general_admin_headings_v" USING btree ("version_updated_at");
  CREATE INDEX "_general_admin_headings_v_version_version_created_at_idx" ON "_general_admin_headings_v" USING btree ("version_created_at");
  CREATE INDEX "_general_admin_headings_v_version_version_deleted_at_idx" ON "_general_admin_headings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_general_admin_headings_v_version_version__status_idx" ON "_general_admin_headings_v" USING btree ("version__status");
  CREATE INDEX "_general_admin_headings_v_created_at_idx" ON "_general_admin_headings_v" USING btree ("created_at");
  CREATE INDEX "_general_admin_headings_v_updated_at_idx" ON "_general_admin_headings_v" USING btree ("updated_at");
  CREATE INDEX "_general_admin_headings_v_latest_idx" ON "_general_admin_headings_v" USING btree ("latest");
  CREATE INDEX "meetings__order_idx" ON "meetings" USING btree ("_order");
  CREATE INDEX "meetings_listed_as_idx" ON "meetings" USING btree ("listed_as");
  CREATE INDEX "meetings_pdf_pdf_en_idx" ON "meetings" USING btree ("pdf_en_id");
  CREATE INDEX "meetings_pdf_pdf_mr_idx" ON "meetings" USING btree ("pdf_mr_id");
  CREATE INDEX "meetings_department_idx" ON "meetings" USING btree ("department_id");
  CREATE INDEX "meetings_record_record_owner_idx" ON "meetings" USING btree ("record_owner_id");
  CREATE INDEX "meetings_updated_at_idx" ON "meetings" USING btree ("updated_at");
  CREATE INDEX "meetings_created_at_idx" ON "meetings" USING btree ("created_at");
  CREATE INDEX "meetings_deleted_at_idx" ON "meetings" USING btree ("deleted_at");
  CREATE INDEX "meetings__status_idx" ON "meetings" USING btree ("_status");
  CREATE INDEX "_meetings_v_parent_idx" ON "_meetings_v" USING btree ("parent_id");
  CREATE INDEX "_meetings_v_version_version__order_idx" ON "_meetings_v" USING btree ("version__order");
  CREATE INDEX "_meetings_v_version_version_listed_as_idx" ON "_meetings_v" USING btree ("version_listed_as");
  CREATE INDEX "_meetings_v_version_pdf_version_pdf_en_idx" ON "_meetings_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_meetings_v_version_pdf_version_pdf_mr_idx" ON "_meetings_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_meetings_v_version_version_department_idx" ON "_meetings_v" USING btree ("version_department_id");
  CREATE INDEX "_meetings_v_version_record_version_record_owner_idx" ON "_meetings_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_meetings_v_version_version_updated_at_idx" ON "_meetings_v" USING btree ("version_updated_at");
  CREATE INDEX "_meetings_v_version_version_created_at_idx" ON "_meetings_v" USING btree ("version_created_at");
  CREATE INDEX "_meetings_v_version_version_deleted_at_idx" ON "_meetings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_meetings_v_version_version__status_idx" ON "_meetings_v" USING btree ("version__status");
  CREATE INDEX "_meetings_v_created_at_idx" ON "_meetings_v" USING btree ("created_at");
  CREATE INDEX "_meetings_v_updated_at_idx" ON "_meetings_v" USING btree ("updated_at");
  CREATE INDEX "_meetings_v_latest_idx" ON "_meetings_v" USING btree ("latest");
  CREATE INDEX "publications__order_idx" ON "publications" USING btree ("_order");
  CREATE INDEX "publications_listed_as_idx" ON "publications" USING btree ("listed_as");
  CREATE INDEX "publications_pdf_pdf_en_idx" ON "publications" USING btree ("pdf_en_id");
  CREATE INDEX "publications_pdf_pdf_mr_idx" ON "publications" USING btree ("pdf_mr_id");
  CREATE INDEX "publications_cover_idx" ON "publications" USING btree ("cover_id");
  CREATE INDEX "publications_record_record_owner_idx" ON "publications" USING btree ("record_owner_id");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "publications_deleted_at_idx" ON "publications" USING btree ("deleted_at");
  CREATE INDEX "publications__status_idx" ON "publications" USING btree ("_status");
  CREATE INDEX "_publications_v_parent_idx" ON "_publications_v" USING btree ("parent_id");
  CREATE INDEX "_publications_v_version_version__order_idx" ON "_publications_v" USING btree ("version__order");
  CREATE INDEX "_publications_v_version_version_listed_as_idx" ON "_publications_v" USING btree ("version_listed_as");
  CREATE INDEX "_publications_v_version_pdf_version_pdf_en_idx" ON "_publications_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_publications_v_version_pdf_version_pdf_mr_idx" ON "_publications_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_publications_v_version_version_cover_idx" ON "_publications_v" USING btree ("version_cover_id");
  CREATE INDEX "_publications_v_version_record_version_record_owner_idx" ON "_publications_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_publications_v_version_version_updated_at_idx" ON "_publications_v" USING btree ("version_updated_at");
  CREATE INDEX "_publications_v_version_version_created_at_idx" ON "_publications_v" USING btree ("version_created_at");
  CREATE INDEX "_publications_v_version_version_deleted_at_idx" ON "_publications_v" USING btree ("version_deleted_at");
  CREATE INDEX "_publications_v_version_version__status_idx" ON "_publications_v" USING btree ("version__status");
  CREATE INDEX "_publications_v_created_at_idx" ON "_publications_v" USING btree ("created_at");
  CREATE INDEX "_publications_v_updated_at_idx" ON "_publications_v" USING btree ("updated_at");
  CREATE INDEX "_publications_v_latest_idx" ON "_publications_v" USING btree ("latest");
  CREATE INDEX "development_plan_texts__order_idx" ON "development_plan_texts" USING btree ("_order");
  CREATE INDEX "development_plan_texts_listed_as_idx" ON "development_plan_texts" USING btree ("listed_as");
  CREATE INDEX "development_plan_texts_record_record_owner_idx" ON "development_plan_texts" USING btree ("record_owner_id");
  CREATE INDEX "development_plan_texts_updated_at_idx" ON "development_plan_texts" USING btree ("updated_at");
  CREATE INDEX "development_plan_texts_created_at_idx" ON "development_plan_texts" USING btree ("created_at");
  CREATE INDEX "development_plan_texts_deleted_at_idx" ON "development_plan_texts" USING btree ("deleted_at");
  CREATE INDEX "development_plan_texts__status_idx" ON "development_plan_texts" USING btree ("_status");
  CREATE INDEX "_development_plan_texts_v_parent_idx" ON "_development_plan_texts_v" USING btree ("parent_id");
  CREATE INDEX "_development_plan_texts_v_version_version__order_idx" ON "_development_plan_texts_v" USING btree ("version__order");
  CREATE INDEX "_development_plan_texts_v_version_version_listed_as_idx" ON "_development_plan_texts_v" USING btree ("version_listed_as");
  CREATE INDEX "_development_plan_texts_v_version_record_version_record__idx" ON "_development_plan_texts_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_development_plan_texts_v_version_version_updated_at_idx" ON "_development_plan_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_development_plan_texts_v_version_version_created_at_idx" ON "_development_plan_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_development_plan_texts_v_version_version_deleted_at_idx" ON "_development_plan_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_development_plan_texts_v_version_version__status_idx" ON "_development_plan_texts_v" USING btree ("version__status");
  CREATE INDEX "_development_plan_texts_v_created_at_idx" ON "_development_plan_texts_v" USING btree ("created_at");
  CREATE INDEX "_development_plan_texts_v_updated_at_idx" ON "_development_plan_texts_v" USING btree ("updated_at");
  CREATE INDEX "_development_plan_texts_v_latest_idx" ON "_development_plan_texts_v" USING btree ("latest");
  CREATE INDEX "development_plan_maps__order_idx" ON "development_plan_maps" USING btree ("_order");
  CREATE INDEX "development_plan_maps_listed_as_idx" ON "development_plan_maps" USING btree ("listed_as");
  CREATE INDEX "development_plan_maps_image_idx" ON "development_plan_maps" USING btree ("image_id");
  CREATE INDEX "development_plan_maps_pdf_pdf_en_idx" ON "development_plan_maps" USING btree ("pdf_en_id");
  CREATE INDEX "development_plan_maps_pdf_pdf_mr_idx" ON "development_plan_maps" USING btree ("pdf_mr_id");
  CREATE INDEX "development_plan_maps_record_record_owner_idx" ON "development_plan_maps" USING btree ("record_owner_id");
  CREATE INDEX "development_plan_maps_updated_at_idx" ON "development_plan_maps" USING btree ("updated_at");
  CREATE INDEX "development_plan_maps_created_at_idx" ON "development_plan_maps" USING btree ("created_at");
  CREATE INDEX "development_plan_maps_deleted_at_idx" ON "development_plan_maps" USING btree ("deleted_at");
  CREATE INDEX "development_plan_maps__status_idx" ON "development_plan_maps" USING btree ("_status");
  CREATE INDEX "_development_plan_maps_v_parent_idx" ON "_development_plan_maps_v" USING btree ("parent_id");
  CREATE INDEX "_development_plan_maps_v_version_version__order_idx" ON "_development_plan_maps_v" USING btree ("version__order");
  CREATE INDEX "_development_plan_maps_v_version_version_listed_as_idx" ON "_development_plan_maps_v" USING btree ("version_listed_as");
  CREATE INDEX "_development_plan_maps_v_version_version_image_idx" ON "_development_plan_maps_v" USING btree ("version_image_id");
  CREATE INDEX "_development_plan_maps_v_version_pdf_version_pdf_en_idx" ON "_development_plan_maps_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_development_plan_maps_v_version_pdf_version_pdf_mr_idx" ON "_development_plan_maps_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_development_plan_maps_v_version_record_version_record_o_idx" ON "_development_plan_maps_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_development_plan_maps_v_version_version_updated_at_idx" ON "_development_plan_maps_v" USING btree ("version_updated_at");
  CREATE INDEX "_development_plan_maps_v_version_version_created_at_idx" ON "_development_plan_maps_v" USING btree ("version_created_at");
  CREATE INDEX "_development_plan_maps_v_version_version_deleted_at_idx" ON "_development_plan_maps_v" USING btree ("version_deleted_at");
  CREATE INDEX "_development_plan_maps_v_version_version__status_idx" ON "_development_plan_maps_v" USING btree ("version__status");
  CREATE INDEX "_development_plan_maps_v_created_at_idx" ON "_development_plan_maps_v" USING btree ("created_at");
  CREATE INDEX "_development_plan_maps_v_updated_at_idx" ON "_development_plan_maps_v" USING btree ("updated_at");
  CREATE INDEX "_development_plan_maps_v_latest_idx" ON "_development_plan_maps_v" USING btree ("latest");
  CREATE INDEX "property_holders__order_idx" ON "property_holders" USING btree ("_order");
  CREATE INDEX "property_holders_listed_as_idx" ON "property_holders" USING btree ("listed_as");
  CREATE INDEX "property_holders_record_record_owner_idx" ON "property_holders" USING btree ("record_owner_id");
  CREATE INDEX "property_holders_updated_at_idx" ON "property_holders" USING btree ("updated_at");
  CREATE INDEX "property_holders_created_at_idx" ON "property_holders" USING btree ("created_at");
  CREATE INDEX "property_holders_deleted_at_idx" ON "property_holders" USING btree ("deleted_at");
  CREATE INDEX "property_holders__status_idx" ON "property_holders" USING btree ("_status");
  CREATE INDEX "_property_holders_v_parent_idx" ON "_property_holders_v" USING btree ("parent_id");
  CREATE INDEX "_property_holders_v_version_version__order_idx" ON "_property_holders_v" USING btree ("version__order");
  CREATE INDEX "_property_holders_v_version_version_listed_as_idx" ON "_property_holders_v" USING btree ("version_listed_as");
  CREATE INDEX "_property_holders_v_version_record_version_record_owner_idx" ON "_property_holders_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_property_holders_v_version_version_updated_at_idx" ON "_property_holders_v" USING btree ("version_updated_at");
  CREATE INDEX "_property_holders_v_version_version_created_at_idx" ON "_property_holders_v" USING btree ("version_created_at");
  CREATE INDEX "_property_holders_v_version_version_deleted_at_idx" ON "_property_holders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_property_holders_v_version_version__status_idx" ON "_property_holders_v" USING btree ("version__status");
  CREATE INDEX "_property_holders_v_created_at_idx" ON "_property_holders_v" USING btree ("created_at");
  CREATE INDEX "_property_holders_v_updated_at_idx" ON "_property_holders_v" USING btree ("updated_at");
  CREATE INDEX "_property_holders_v_latest_idx" ON "_property_holders_v" USING btree ("latest");
  CREATE INDEX "municipal_properties__order_idx" ON "municipal_properties" USING btree ("_order");
  CREATE INDEX "municipal_properties_listed_as_idx" ON "municipal_properties" USING btree ("listed_as");
  CREATE INDEX "municipal_properties_record_record_owner_idx" ON "municipal_properties" USING btree ("record_owner_id");
  CREATE INDEX "municipal_properties_updated_at_idx" ON "municipal_properties" USING btree ("updated_at");
  CREATE INDEX "municipal_properties_created_at_idx" ON "municipal_properties" USING btree ("created_at");
  CREATE INDEX "municipal_properties_deleted_at_idx" ON "municipal_properties" USING btree ("deleted_at");
  CREATE INDEX "municipal_properties__status_idx" ON "municipal_properties" USING btree ("_status");
  CREATE INDEX "_municipal_properties_v_parent_idx" ON "_municipal_properties_v" USING btree ("parent_id");
  CREATE INDEX "_municipal_properties_v_version_version__order_idx" ON "_municipal_properties_v" USING btree ("version__order");
  CREATE INDEX "_municipal_properties_v_version_version_listed_as_idx" ON "_municipal_properties_v" USING btree ("version_listed_as");
  CREATE INDEX "_municipal_properties_v_version_record_version_record_ow_idx" ON "_municipal_properties_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_municipal_properties_v_version_version_updated_at_idx" ON "_municipal_properties_v" USING btree ("version_updated_at");
  CREATE INDEX "_municipal_properties_v_version_version_created_at_idx" ON "_municipal_properties_v" USING btree ("version_created_at");
  CREATE INDEX "_municipal_properties_v_version_version_deleted_at_idx" ON "_municipal_properties_v" USING btree ("version_deleted_at");
  CREATE INDEX "_municipal_properties_v_version_version__status_idx" ON "_municipal_properties_v" USING btree ("version__status");
  CREATE INDEX "_municipal_properties_v_created_at_idx" ON "_municipal_properties_v" USING btree ("created_at");
  CREATE INDEX "_municipal_properties_v_updated_at_idx" ON "_municipal_properties_v" USING btree ("updated_at");
  CREATE INDEX "_municipal_properties_v_latest_idx" ON "_municipal_properties_v" USING btree ("latest");
  CREATE INDEX "schools__order_idx" ON "schools" USING btree ("_order");
  CREATE INDEX "schools_listed_as_idx" ON "schools" USING btree ("listed_as");
  CREATE INDEX "schools_record_record_owner_idx" ON "schools" USING btree ("record_owner_id");
  CREATE INDEX "schools_updated_at_idx" ON "schools" USING btree ("updated_at");
  CREATE INDEX "schools_created_at_idx" ON "schools" USING btree ("created_at");
  CREATE INDEX "schools_deleted_at_idx" ON "schools" USING btree ("deleted_at");
  CREATE INDEX "schools__status_idx" ON "schools" USING btree ("_status");
  CREATE INDEX "_schools_v_parent_idx" ON "_schools_v" USING btree ("parent_id");
  CREATE INDEX "_schools_v_version_version__order_idx" ON "_schools_v" USING btree ("version__order");
  CREATE INDEX "_schools_v_version_version_listed_as_idx" ON "_schools_v" USING btree ("version_listed_as");
  CREATE INDEX "_schools_v_version_record_version_record_owner_idx" ON "_schools_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_schools_v_version_version_updated_at_idx" ON "_schools_v" USING btree ("version_updated_at");
  CREATE INDEX "_schools_v_version_version_created_at_idx" ON "_schools_v" USING btree ("version_created_at");
  CREATE INDEX "_schools_v_version_version_deleted_at_idx" ON "_schools_v" USING btree ("version_deleted_at");
  CREATE INDEX "_schools_v_version_version__status_idx" ON "_schools_v" USING btree ("version__status");
  CREATE INDEX "_schools_v_created_at_idx" ON "_schools_v" USING btree ("created_at");
  CREATE INDEX "_schools_v_updated_at_idx" ON "_schools_v" USING btree ("updated_at");
  CREATE INDEX "_schools_v_latest_idx" ON "_schools_v" USING btree ("latest");
  CREATE INDEX "school_photos__order_idx" ON "school_photos" USING btree ("_order");
  CREATE INDEX "school_photos_listed_as_idx" ON "school_photos" USING btree ("listed_as");
  CREATE INDEX "school_photos_image_idx" ON "school_photos" USING btree ("image_id");
  CREATE INDEX "school_photos_record_record_owner_idx" ON "school_photos" USING btree ("record_owner_id");
  CREATE INDEX "school_photos_updated_at_idx" ON "school_photos" USING btree ("updated_at");
  CREATE INDEX "school_photos_created_at_idx" ON "school_photos" USING btree ("created_at");
  CREATE INDEX "school_photos_deleted_at_idx" ON "school_photos" USING btree ("deleted_at");
  CREATE INDEX "school_photos__status_idx" ON "school_photos" USING btree ("_status");
  CREATE INDEX "_school_photos_v_parent_idx" ON "_school_photos_v" USING btree ("parent_id");
  CREATE INDEX "_school_photos_v_version_version__order_idx" ON "_school_photos_v" USING btree ("version__order");
  CREATE INDEX "_school_photos_v_version_version_listed_as_idx" ON "_school_photos_v" USING btree ("version_listed_as");
  CREATE INDEX "_school_photos_v_version_version_image_idx" ON "_school_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_school_photos_v_version_record_version_record_owner_idx" ON "_school_photos_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_school_photos_v_version_version_updated_at_idx" ON "_school_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_school_photos_v_version_version_created_at_idx" ON "_school_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_school_photos_v_version_version_deleted_at_idx" ON "_school_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_school_photos_v_version_version__status_idx" ON "_school_photos_v" USING btree ("version__status");
  CREATE INDEX "_school_photos_v_created_at_idx" ON "_school_photos_v" USING btree ("created_at");
  CREATE INDEX "_school_photos_v_updated_at_idx" ON "_school_photos_v" USING btree ("updated_at");
  CREATE INDEX "_school_photos_v_latest_idx" ON "_school_photos_v" USING btree ("latest");
  CREATE INDEX "gardens_images_order_idx" ON "gardens_images" USING btree ("_order");
  CREATE INDEX "gardens_images_parent_id_idx" ON "gardens_images" USING btree ("_parent_id");
  CREATE INDEX "gardens_images_image_idx" ON "gardens_images" USING btree ("image_id");
  CREATE INDEX "gardens__order_idx" ON "gardens" USING btree ("_order");
  CREATE INDEX "gardens_listed_as_idx" ON "gardens" USING btree ("listed_as");
  CREATE INDEX "gardens_record_record_owner_idx" ON "gardens" USING btree ("record_owner_id");
  CREATE INDEX "gardens_updated_at_idx" ON "gardens" USING btree ("updated_at");
  CREATE INDEX "gardens_created_at_idx" ON "gardens" USING btree ("created_at");
  CREATE INDEX "gardens_deleted_at_idx" ON "gardens" USING btree ("deleted_at");
  CREATE INDEX "gardens__status_idx" ON "gardens" USING btree ("_status");
  CREATE INDEX "_gardens_v_version_images_order_idx" ON "_gardens_v_version_images" USING btree ("_order");
  CREATE INDEX "_gardens_v_version_images_parent_id_idx" ON "_gardens_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_gardens_v_version_images_image_idx" ON "_gardens_v_version_images" USING btree ("image_id");
  CREATE INDEX "_gardens_v_parent_idx" ON "_gardens_v" USING btree ("parent_id");
  CREATE INDEX "_gardens_v_version_version__order_idx" ON "_gardens_v" USING btree ("version__order");
  CREATE INDEX "_gardens_v_version_version_listed_as_idx" ON "_gardens_v" USING btree ("version_listed_as");
  CREATE INDEX "_gardens_v_version_record_version_record_owner_idx" ON "_gardens_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_gardens_v_version_version_updated_at_idx" ON "_gardens_v" USING btree ("version_updated_at");
  CREATE INDEX "_gardens_v_version_version_created_at_idx" ON "_gardens_v" USING btree ("version_created_at");
  CREATE INDEX "_gardens_v_version_version_deleted_at_idx" ON "_gardens_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gardens_v_version_version__status_idx" ON "_gardens_v" USING btree ("version__status");
  CREATE INDEX "_gardens_v_created_at_idx" ON "_gardens_v" USING btree ("created_at");
  CREATE INDEX "_gardens_v_updated_at_idx" ON "_gardens_v" USING btree ("updated_at");
  CREATE INDEX "_gardens_v_latest_idx" ON "_gardens_v" USING btree ("latest");
  CREATE INDEX "electric_contacts__order_idx" ON "electric_contacts" USING btree ("_order");
  CREATE INDEX "electric_contacts_listed_as_idx" ON "electric_contacts" USING btree ("listed_as");
  CREATE INDEX "electric_contacts_record_record_owner_idx" ON "electric_contacts" USING btree ("record_owner_id");
  CREATE INDEX "electric_contacts_updated_at_idx" ON "electric_contacts" USING btree ("updated_at");
  CREATE INDEX "electric_contacts_created_at_idx" ON "electric_contacts" USING btree ("created_at");
  CREATE INDEX "electric_contacts_deleted_at_idx" ON "electric_contacts" USING btree ("deleted_at");
  CREATE INDEX "electric_contacts__status_idx" ON "electric_contacts" USING btree ("_status");
  CREATE INDEX "_electric_contacts_v_parent_idx" ON "_electric_contacts_v" USING btree ("parent_id");
  CREATE INDEX "_electric_contacts_v_version_version__order_idx" ON "_electric_contacts_v" USING btree ("version__order");
  CREATE INDEX "_electric_contacts_v_version_version_listed_as_idx" ON "_electric_contacts_v" USING btree ("version_listed_as");
  CREATE INDEX "_electric_contacts_v_version_record_version_record_owner_idx" ON "_electric_contacts_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_electric_contacts_v_version_version_updated_at_idx" ON "_electric_contacts_v" USING btree ("version_updated_at");
  CREATE INDEX "_electric_contacts_v_version_version_created_at_idx" ON "_electric_contacts_v" USING btree ("version_created_at");
  CREATE INDEX "_electric_contacts_v_version_version_deleted_at_idx" ON "_electric_contacts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_electric_contacts_v_version_version__status_idx" ON "_electric_contacts_v" USING btree ("version__status");
  CREATE INDEX "_electric_contacts_v_created_at_idx" ON "_electric_contacts_v" USING btree ("created_at");
  CREATE INDEX "_electric_contacts_v_updated_at_idx" ON "_electric_contacts_v" USING btree ("updated_at");
  CREATE INDEX "_electric_contacts_v_latest_idx" ON "_electric_contacts_v" USING btree ("latest");
  CREATE INDEX "roads__order_idx" ON "roads" USING btree ("_order");
  CREATE INDEX "roads_listed_as_idx" ON "roads" USING btree ("listed_as");
  CREATE INDEX "roads_record_record_owner_idx" ON "roads" USING btree ("record_owner_id");
  CREATE INDEX "roads_updated_at_idx" ON "roads" USING btree ("updated_at");
  CREATE INDEX "roads_created_at_idx" ON "roads" USING btree ("created_at");
  CREATE INDEX "roads_deleted_at_idx" ON "roads" USING btree ("deleted_at");
  CREATE INDEX "roads__status_idx" ON "roads" USING btree ("_status");
  CREATE INDEX "_roads_v_parent_idx" ON "_roads_v" USING btree ("parent_id");
  CREATE INDEX "_roads_v_version_version__order_idx" ON "_roads_v" USING btree ("version__order");
  CREATE INDEX "_roads_v_version_version_listed_as_idx" ON "_roads_v" USING btree ("version_listed_as");
  CREATE INDEX "_roads_v_version_record_version_record_owner_idx" ON "_roads_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_roads_v_version_version_updated_at_idx" ON "_roads_v" USING btree ("version_updated_at");
  CREATE INDEX "_roads_v_version_version_created_at_idx" ON "_roads_v" USING btree ("version_created_at");
  CREATE INDEX "_roads_v_version_version_deleted_at_idx" ON "_roads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_roads_v_version_version__status_idx" ON "_roads_v" USING btree ("version__status");
  CREATE INDEX "_roads_v_created_at_idx" ON "_roads_v" USING btree ("created_at");
  CREATE INDEX "_roads_v_updated_at_idx" ON "_roads_v" USING btree ("updated_at");
  CREATE INDEX "_roads_v_latest_idx" ON "_roads_v" USING btree ("latest");
  CREATE INDEX "tree_census__order_idx" ON "tree_census" USING btree ("_order");
  CREATE INDEX "tree_census_listed_as_idx" ON "tree_census" USING btree ("listed_as");
  CREATE INDEX "tree_census_record_record_owner_idx" ON "tree_census" USING btree ("record_owner_id");
  CREATE INDEX "tree_census_updated_at_idx" ON "tree_census" USING btree ("updated_at");
  CREATE INDEX "tree_census_created_at_idx" ON "tree_census" USING btree ("created_at");
  CREATE INDEX "tree_census_deleted_at_idx" ON "tree_census" USING btree ("deleted_at");
  CREATE INDEX "tree_census__status_idx" ON "tree_census" USING btree ("_status");
  CREATE INDEX "_tree_census_v_parent_idx" ON "_tree_census_v" USING btree ("parent_id");
  CREATE INDEX "_tree_census_v_version_version__order_idx" ON "_tree_census_v" USING btree ("version__order");
  CREATE INDEX "_tree_census_v_version_version_listed_as_idx" ON "_tree_census_v" USING btree ("version_listed_as");
  CREATE INDEX "_tree_census_v_version_record_version_record_owner_idx" ON "_tree_census_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_tree_census_v_version_version_updated_at_idx" ON "_tree_census_v" USING btree ("version_updated_at");
  CREATE INDEX "_tree_census_v_version_version_created_at_idx" ON "_tree_census_v" USING btree ("version_created_at");
  CREATE INDEX "_tree_census_v_version_version_deleted_at_idx" ON "_tree_census_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tree_census_v_version_version__status_idx" ON "_tree_census_v" USING btree ("version__status");
  CREATE INDEX "_tree_census_v_created_at_idx" ON "_tree_census_v" USING btree ("created_at");
  CREATE INDEX "_tree_census_v_updated_at_idx" ON "_tree_census_v" USING btree ("updated_at");
  CREATE INDEX "_tree_census_v_latest_idx" ON "_tree_census_v" USING btree ("latest");
  CREATE INDEX "ponds__order_idx" ON "ponds" USING btree ("_order");
  CREATE INDEX "ponds_listed_as_idx" ON "ponds" USING btree ("listed_as");
  CREATE INDEX "ponds_record_record_owner_idx" ON "ponds" USING btree ("record_owner_id");
  CREATE INDEX "ponds_updated_at_idx" ON "ponds" USING btree ("updated_at");
  CREATE INDEX "ponds_created_at_idx" ON "ponds" USING btree ("created_at");
  CREATE INDEX "ponds_deleted_at_idx" ON "ponds" USING btree ("deleted_at");
  CREATE INDEX "ponds__status_idx" ON "ponds" USING btree ("_status");
  CREATE INDEX "_ponds_v_parent_idx" ON "_ponds_v" USING btree ("parent_id");
  CREATE INDEX "_ponds_v_version_version__order_idx" ON "_ponds_v" USING btree ("version__order");
  CREATE INDEX "_ponds_v_version_version_listed_as_idx" ON "_ponds_v" USING btree ("version_listed_as");
  CREATE INDEX "_ponds_v_version_record_version_record_owner_idx" ON "_ponds_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_ponds_v_version_version_updated_at_idx" ON "_ponds_v" USING btree ("version_updated_at");
  CREATE INDEX "_ponds_v_version_version_created_at_idx" ON "_ponds_v" USING btree ("version_created_at");
  CREATE INDEX "_ponds_v_version_version_deleted_at_idx" ON "_ponds_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ponds_v_version_version__status_idx" ON "_ponds_v" USING btree ("version__status");
  CREATE INDEX "_ponds_v_created_at_idx" ON "_ponds_v" USING btree ("created_at");
  CREATE INDEX "_ponds_v_updated_at_idx" ON "_ponds_v" USING btree ("updated_at");
  CREATE INDEX "_ponds_v_latest_idx" ON "_ponds_v" USING btree ("latest");
  CREATE INDEX "pond_photos__order_idx" ON "pond_photos" USING btree ("_order");
  CREATE INDEX "pond_photos_listed_as_idx" ON "pond_photos" USING btree ("listed_as");
  CREATE INDEX "pond_photos_image_idx" ON "pond_photos" USING btree ("image_id");
  CREATE INDEX "pond_photos_record_record_owner_idx" ON "pond_photos" USING btree ("record_owner_id");
  CREATE INDEX "pond_photos_updated_at_idx" ON "pond_photos" USING btree ("updated_at");
  CREATE INDEX "pond_photos_created_at_idx" ON "pond_photos" USING btree ("created_at");
  CREATE INDEX "pond_photos_deleted_at_idx" ON "pond_photos" USING btree ("deleted_at");
  CREATE INDEX "pond_photos__status_idx" ON "pond_photos" USING btree ("_status");
  CREATE INDEX "_pond_photos_v_parent_idx" ON "_pond_photos_v" USING btree ("parent_id");
  CREATE INDEX "_pond_photos_v_version_version__order_idx" ON "_pond_photos_v" USING btree ("version__order");
  CREATE INDEX "_pond_photos_v_version_version_listed_as_idx" ON "_pond_photos_v" USING btree ("version_listed_as");
  CREATE INDEX "_pond_photos_v_version_version_image_idx" ON "_pond_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_pond_photos_v_version_record_version_record_owner_idx" ON "_pond_photos_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_pond_photos_v_version_version_updated_at_idx" ON "_pond_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_pond_photos_v_version_version_created_at_idx" ON "_pond_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_pond_photos_v_version_version_deleted_at_idx" ON "_pond_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pond_photos_v_version_version__status_idx" ON "_pond_photos_v" USING btree ("version__status");
  CREATE INDEX "_pond_photos_v_created_at_idx" ON "_pond_photos_v" USING btree ("created_at");
  CREATE INDEX "_pond_photos_v_updated_at_idx" ON "_pond_photos_v" USING btree ("updated_at");
  CREATE INDEX "_pond_photos_v_latest_idx" ON "_pond_photos_v" USING btree ("latest");
  CREATE INDEX "fire_stations__order_idx" ON "fire_stations" USING btree ("_order");
  CREATE INDEX "fire_stations_listed_as_idx" ON "fire_stations" USING btree ("listed_as");
  CREATE INDEX "fire_stations_image_idx" ON "fire_stations" USING btree ("image_id");
  CREATE INDEX "fire_stations_record_record_owner_idx" ON "fire_stations" USING btree ("record_owner_id");
  CREATE INDEX "fire_stations_updated_at_idx" ON "fire_stations" USING btree ("updated_at");
  CREATE INDEX "fire_stations_created_at_idx" ON "fire_stations" USING btree ("created_at");
  CREATE INDEX "fire_stations_deleted_at_idx" ON "fire_stations" USING btree ("deleted_at");
  CREATE INDEX "fire_stations__status_idx" ON "fire_stations" USING btree ("_status");
  CREATE INDEX "_fire_stations_v_parent_idx" ON "_fire_stations_v" USING btree ("parent_id");
  CREATE INDEX "_fire_stations_v_version_version__order_idx" ON "_fire_stations_v" USING btree ("version__order");
  CREATE INDEX "_fire_stations_v_version_version_listed_as_idx" ON "_fire_stations_v" USING btree ("version_listed_as");
  CREATE INDEX "_fire_stations_v_version_version_image_idx" ON "_fire_stations_v" USING btree ("version_image_id");
  CREATE INDEX "_fire_stations_v_version_record_version_record_owner_idx" ON "_fire_stations_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_fire_stations_v_version_version_updated_at_idx" ON "_fire_stations_v" USING btree ("version_updated_at");
  CREATE INDEX "_fire_stations_v_version_version_created_at_idx" ON "_fire_stations_v" USING btree ("version_created_at");
  CREATE INDEX "_fire_stations_v_version_version_deleted_at_idx" ON "_fire_stations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fire_stations_v_version_version__status_idx" ON "_fire_stations_v" USING btree ("version__status");
  CREATE INDEX "_fire_stations_v_created_at_idx" ON "_fire_stations_v" USING btree ("created_at");
  CREATE INDEX "_fire_stations_v_updated_at_idx" ON "_fire_stations_v" USING btree ("updated_at");
  CREATE INDEX "_fire_stations_v_latest_idx" ON "_fire_stations_v" USING btree ("latest");
  CREATE INDEX "health_works__order_idx" ON "health_works" USING btree ("_order");
  CREATE INDEX "health_works_listed_as_idx" ON "health_works" USING btree ("listed_as");
  CREATE INDEX "health_works_record_record_owner_idx" ON "health_works" USING btree ("record_owner_id");
  CREATE INDEX "health_works_updated_at_idx" ON "health_works" USING btree ("updated_at");
  CREATE INDEX "health_works_created_at_idx" ON "health_works" USING btree ("created_at");
  CREATE INDEX "health_works_deleted_at_idx" ON "health_works" USING btree ("deleted_at");
  CREATE INDEX "health_works__status_idx" ON "health_works" USING btree ("_status");
  CREATE INDEX "_health_works_v_parent_idx" ON "_health_works_v" USING btree ("parent_id");
  CREATE INDEX "_health_works_v_version_version__order_idx" ON "_health_works_v" USING btree ("version__order");
  CREATE INDEX "_health_works_v_version_version_listed_as_idx" ON "_health_works_v" USING btree ("version_listed_as");
  CREATE INDEX "_health_works_v_version_record_version_record_owner_idx" ON "_health_works_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_health_works_v_version_version_updated_at_idx" ON "_health_works_v" USING btree ("version_updated_at");
  CREATE INDEX "_health_works_v_version_version_created_at_idx" ON "_health_works_v" USING btree ("version_created_at");
  CREATE INDEX "_health_works_v_version_version_deleted_at_idx" ON "_health_works_v" USING btree ("version_deleted_at");
  CREATE INDEX "_health_works_v_version_version__status_idx" ON "_health_works_v" USING btree ("version__status");
  CREATE INDEX "_health_works_v_created_at_idx" ON "_health_works_v" USING btree ("created_at");
  CREATE INDEX "_health_works_v_updated_at_idx" ON "_health_works_v" USING btree ("updated_at");
  CREATE INDEX "_health_works_v_latest_idx" ON "_health_works_v" USING btree ("latest");
  CREATE INDEX "sanitation_inspectors__order_idx" ON "sanitation_inspectors" USING btree ("_order");
  CREATE INDEX "sanitation_inspectors_listed_as_idx" ON "sanitation_inspectors" USING btree ("listed_as");
  CREATE INDEX "sanitation_inspectors_record_record_owner_idx" ON "sanitation_inspectors" USING btree ("record_owner_id");
  CREATE INDEX "sanitation_inspectors_updated_at_idx" ON "sanitation_inspectors" USING btree ("updated_at");
  CREATE INDEX "sanitation_inspectors_created_at_idx" ON "sanitation_inspectors" USING btree ("created_at");
  CREATE INDEX "sanitation_inspectors_deleted_at_idx" ON "sanitation_inspectors" USING btree ("deleted_at");
  CREATE INDEX "sanitation_inspectors__status_idx" ON "sanitation_inspectors" USING btree ("_status");
  CREATE INDEX "_sanitation_inspectors_v_parent_idx" ON "_sanitation_inspectors_v" USING btree ("parent_id");
  CREATE INDEX "_sanitation_inspectors_v_version_version__order_idx" ON "_sanitation_inspectors_v" USING btree ("version__order");
  CREATE INDEX "_sanitation_inspectors_v_version_version_listed_as_idx" ON "_sanitation_inspectors_v" USING btree ("version_listed_as");
  CREATE INDEX "_sanitation_inspectors_v_version_record_version_record_o_idx" ON "_sanitation_inspectors_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_sanitation_inspectors_v_version_version_updated_at_idx" ON "_sanitation_inspectors_v" USING btree ("version_updated_at");
  CREATE INDEX "_sanitation_inspectors_v_version_version_created_at_idx" ON "_sanitation_inspectors_v" USING btree ("version_created_at");
  CREATE INDEX "_sanitation_inspectors_v_version_version_deleted_at_idx" ON "_sanitation_inspectors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sanitation_inspectors_v_version_version__status_idx" ON "_sanitation_inspectors_v" USING btree ("version__status");
  CREATE INDEX "_sanitation_inspectors_v_created_at_idx" ON "_sanitation_inspectors_v" USING btree ("created_at");
  CREATE INDEX "_sanitation_inspectors_v_updated_at_idx" ON "_sanitation_inspectors_v" USING btree ("updated_at");
  CREATE INDEX "_sanitation_inspectors_v_latest_idx" ON "_sanitation_inspectors_v" USING btree ("latest");
  CREATE INDEX "treatment_facilities__order_idx" ON "treatment_facilities" USING btree ("_order");
  CREATE INDEX "treatment_facilities_listed_as_idx" ON "treatment_facilities" USING btree ("listed_as");
  CREATE INDEX "treatment_facilities_record_record_owner_idx" ON "treatment_facilities" USING btree ("record_owner_id");
  CREATE INDEX "treatment_facilities_updated_at_idx" ON "treatment_facilities" USING btree ("updated_at");
  CREATE INDEX "treatment_facilities_created_at_idx" ON "treatment_facilities" USING btree ("created_at");
  CREATE INDEX "treatment_facilities_deleted_at_idx" ON "treatment_facilities" USING btree ("deleted_at");
  CREATE INDEX "treatment_facilities__status_idx" ON "treatment_facilities" USING btree ("_status");
  CREATE INDEX "_treatment_facilities_v_parent_idx" ON "_treatment_facilities_v" USING btree ("parent_id");
  CREATE INDEX "_treatment_facilities_v_version_version__order_idx" ON "_treatment_facilities_v" USING btree ("version__order");
  CREATE INDEX "_treatment_facilities_v_version_version_listed_as_idx" ON "_treatment_facilities_v" USING btree ("version_listed_as");
  CREATE INDEX "_treatment_facilities_v_version_record_version_record_ow_idx" ON "_treatment_facilities_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_treatment_facilities_v_version_version_updated_at_idx" ON "_treatment_facilities_v" USING btree ("version_updated_at");
  CREATE INDEX "_treatment_facilities_v_version_version_created_at_idx" ON "_treatment_facilities_v" USING btree ("version_created_at");
  CREATE INDEX "_treatment_facilities_v_version_version_deleted_at_idx" ON "_treatment_facilities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_treatment_facilities_v_version_version__status_idx" ON "_treatment_facilities_v" USING btree ("version__status");
  CREATE INDEX "_treatment_facilities_v_created_at_idx" ON "_treatment_facilities_v" USING btree ("created_at");
  CREATE INDEX "_treatment_facilities_v_updated_at_idx" ON "_treatment_facilities_v" USING btree ("updated_at");
  CREATE INDEX "_treatment_facilities_v_latest_idx" ON "_treatment_facilities_v" USING btree ("latest");
  CREATE INDEX "litigations__order_idx" ON "litigations" USING btree ("_order");
  CREATE INDEX "litigations_listed_as_idx" ON "litigations" USING btree ("listed_as");
  CREATE INDEX "litigations_record_record_owner_idx" ON "litigations" USING btree ("record_owner_id");
  CREATE INDEX "litigations_updated_at_idx" ON "litigations" USING btree ("updated_at");
  CREATE INDEX "litigations_created_at_idx" ON "litigations" USING btree ("created_at");
  CREATE INDEX "litigations_deleted_at_idx" ON "litigations" USING btree ("deleted_at");
  CREATE INDEX "litigations__status_idx" ON "litigations" USING btree ("_status");
  CREATE INDEX "_litigations_v_parent_idx" ON "_litigations_v" USING btree ("parent_id");
  CREATE INDEX "_litigations_v_version_version__order_idx" ON "_litigations_v" USING btree ("version__order");
  CREATE INDEX "_litigations_v_version_version_listed_as_idx" ON "_litigations_v" USING btree ("version_listed_as");
  CREATE INDEX "_litigations_v_version_record_version_record_owner_idx" ON "_litigations_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_litigations_v_version_version_updated_at_idx" ON "_litigations_v" USING btree ("version_updated_at");
  CREATE INDEX "_litigations_v_version_version_created_at_idx" ON "_litigations_v" USING btree ("version_created_at");
  CREATE INDEX "_litigations_v_version_version_deleted_at_idx" ON "_litigations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_litigations_v_version_version__status_idx" ON "_litigations_v" USING btree ("version__status");
  CREATE INDEX "_litigations_v_created_at_idx" ON "_litigations_v" USING btree ("created_at");
  CREATE INDEX "_litigations_v_updated_at_idx" ON "_litigations_v" USING btree ("updated_at");
  CREATE INDEX "_litigations_v_latest_idx" ON "_litigations_v" USING btree ("latest");
  CREATE INDEX "health_photos__order_idx" ON "health_photos" USING btree ("_order");
  CREATE INDEX "health_photos_listed_as_idx" ON "health_photos" USING btree ("listed_as");
  CREATE INDEX "health_photos_image_idx" ON "health_photos" USING btree ("image_id");
  CREATE INDEX "health_photos_record_record_owner_idx" ON "health_photos" USING btree ("record_owner_id");
  CREATE INDEX "health_photos_updated_at_idx" ON "health_photos" USING btree ("updated_at");
  CREATE INDEX "health_photos_created_at_idx" ON "health_photos" USING btree ("created_at");
  CREATE INDEX "health_photos_deleted_at_idx" ON "health_photos" USING btree ("deleted_at");
  CREATE INDEX "health_photos__status_idx" ON "health_photos" USING btree ("_status");
  CREATE INDEX "_health_photos_v_parent_idx" ON "_health_photos_v" USING btree ("parent_id");
  CREATE INDEX "_health_photos_v_version_version__order_idx" ON "_health_photos_v" USING btree ("version__order");
  CREATE INDEX "_health_photos_v_version_version_listed_as_idx" ON "_health_photos_v" USING btree ("version_listed_as");
  CREATE INDEX "_health_photos_v_version_version_image_idx" ON "_health_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_health_photos_v_version_record_version_record_owner_idx" ON "_health_photos_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_health_photos_v_version_version_updated_at_idx" ON "_health_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_health_photos_v_version_version_created_at_idx" ON "_health_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_health_photos_v_version_version_deleted_at_idx" ON "_health_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_health_photos_v_version_version__status_idx" ON "_health_photos_v" USING btree ("version__status");
  CREATE INDEX "_health_photos_v_created_at_idx" ON "_health_photos_v" USING btree ("created_at");
  CREATE INDEX "_health_photos_v_updated_at_idx" ON "_health_photos_v" USING btree ("updated_at");
  CREATE INDEX "_health_photos_v_latest_idx" ON "_health_photos_v" USING btree ("latest");
  CREATE INDEX "hospitals__order_idx" ON "hospitals" USING btree ("_order");
  CREATE INDEX "hospitals_listed_as_idx" ON "hospitals" USING btree ("listed_as");
  CREATE INDEX "hospitals_record_record_owner_idx" ON "hospitals" USING btree ("record_owner_id");
  CREATE INDEX "hospitals_updated_at_idx" ON "hospitals" USING btree ("updated_at");
  CREATE INDEX "hospitals_created_at_idx" ON "hospitals" USING btree ("created_at");
  CREATE INDEX "hospitals_deleted_at_idx" ON "hospitals" USING btree ("deleted_at");
  CREATE INDEX "hospitals__status_idx" ON "hospitals" USING btree ("_status");
  CREATE INDEX "_hospitals_v_parent_idx" ON "_hospitals_v" USING btree ("parent_id");
  CREATE INDEX "_hospitals_v_version_version__order_idx" ON "_hospitals_v" USING btree ("version__order");
  CREATE INDEX "_hospitals_v_version_version_listed_as_idx" ON "_hospitals_v" USING btree ("version_listed_as");
  CREATE INDEX "_hospitals_v_version_record_version_record_owner_idx" ON "_hospitals_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_hospitals_v_version_version_updated_at_idx" ON "_hospitals_v" USING btree ("version_updated_at");
  CREATE INDEX "_hospitals_v_version_version_created_at_idx" ON "_hospitals_v" USING btree ("version_created_at");
  CREATE INDEX "_hospitals_v_version_version_deleted_at_idx" ON "_hospitals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hospitals_v_version_version__status_idx" ON "_hospitals_v" USING btree ("version__status");
  CREATE INDEX "_hospitals_v_created_at_idx" ON "_hospitals_v" USING btree ("created_at");
  CREATE INDEX "_hospitals_v_updated_at_idx" ON "_hospitals_v" USING btree ("updated_at");
  CREATE INDEX "_hospitals_v_latest_idx" ON "_hospitals_v" USING btree ("latest");
  CREATE INDEX "citizen_charter__order_idx" ON "citizen_charter" USING btree ("_order");
  CREATE INDEX "citizen_charter_listed_as_idx" ON "citizen_charter" USING btree ("listed_as");
  CREATE INDEX "citizen_charter_pdf_pdf_en_idx" ON "citizen_charter" USING btree ("pdf_en_id");
  CREATE INDEX "citizen_charter_pdf_pdf_mr_idx" ON "citizen_charter" USING btree ("pdf_mr_id");
  CREATE INDEX "citizen_charter_record_record_owner_idx" ON "citizen_charter" USING btree ("record_owner_id");
  CREATE INDEX "citizen_charter_updated_at_idx" ON "citizen_charter" USING btree ("updated_at");
  CREATE INDEX "citizen_charter_created_at_idx" ON "citizen_charter" USING btree ("created_at");
  CREATE INDEX "citizen_charter_deleted_at_idx" ON "citizen_charter" USING btree ("deleted_at");
  CREATE INDEX "citizen_charter__status_idx" ON "citizen_charter" USING btree ("_status");
  CREATE INDEX "_citizen_charter_v_parent_idx" ON "_citizen_charter_v" USING btree ("parent_id");
  CREATE INDEX "_citizen_charter_v_version_version__order_idx" ON "_citizen_charter_v" USING btree ("version__order");
  CREATE INDEX "_citizen_charter_v_version_version_listed_as_idx" ON "_citizen_charter_v" USING btree ("version_listed_as");
  CREATE INDEX "_citizen_charter_v_version_pdf_version_pdf_en_idx" ON "_citizen_charter_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_citizen_charter_v_version_pdf_version_pdf_mr_idx" ON "_citizen_charter_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_citizen_charter_v_version_record_version_record_owner_idx" ON "_citizen_charter_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_citizen_charter_v_version_version_updated_at_idx" ON "_citizen_charter_v" USING btree ("version_updated_at");
  CREATE INDEX "_citizen_charter_v_version_version_created_at_idx" ON "_citizen_charter_v" USING btree ("version_created_at");
  CREATE INDEX "_citizen_charter_v_version_version_deleted_at_idx" ON "_citizen_charter_v" USING btree ("version_deleted_at");
  CREATE INDEX "_citizen_charter_v_version_version__status_idx" ON "_citizen_charter_v" USING btree ("version__status");
  CREATE INDEX "_citizen_charter_v_created_at_idx" ON "_citizen_charter_v" USING btree ("created_at");
  CREATE INDEX "_citizen_charter_v_updated_at_idx" ON "_citizen_charter_v" USING btree ("updated_at");
  CREATE INDEX "_citizen_charter_v_latest_idx" ON "_citizen_charter_v" USING btree ("latest");
  CREATE INDEX "service_facts__order_idx" ON "service_facts" USING btree ("_order");
  CREATE INDEX "service_facts_listed_as_idx" ON "service_facts" USING btree ("listed_as");
  CREATE INDEX "service_facts_form_form_en_idx" ON "service_facts" USING btree ("form_en_id");
  CREATE INDEX "service_facts_form_form_mr_idx" ON "service_facts" USING btree ("form_mr_id");
  CREATE INDEX "service_facts_department_idx" ON "service_facts" USING btree ("department_id");
  CREATE INDEX "service_facts_giver_officer_idx" ON "service_facts" USING btree ("giver_officer_id");
  CREATE INDEX "service_facts_first_officer_idx" ON "service_facts" USING btree ("first_officer_id");
  CREATE INDEX "service_facts_second_officer_idx" ON "service_facts" USING btree ("second_officer_id");
  CREATE INDEX "service_facts_record_record_owner_idx" ON "service_facts" USING btree ("record_owner_id");
  CREATE INDEX "service_facts_updated_at_idx" ON "service_facts" USING btree ("updated_at");
  CREATE INDEX "service_facts_created_at_idx" ON "service_facts" USING btree ("created_at");
  CREATE INDEX "service_facts_deleted_at_idx" ON "service_facts" USING btree ("deleted_at");
  CREATE INDEX "service_facts__status_idx" ON "service_facts" USING btree ("_status");
  CREATE INDEX "_service_facts_v_parent_idx" ON "_service_facts_v" USING btree ("parent_id");
  CREATE INDEX "_service_facts_v_version_version__order_idx" ON "_service_facts_v" USING btree ("version__order");
  CREATE INDEX "_service_facts_v_version_version_listed_as_idx" ON "_service_facts_v" USING btree ("version_listed_as");
  CREATE INDEX "_service_facts_v_version_form_version_form_en_idx" ON "_service_facts_v" USING btree ("version_form_en_id");
  CREATE INDEX "_service_facts_v_version_form_version_form_mr_idx" ON "_service_facts_v" USING btree ("version_form_mr_id");
  CREATE INDEX "_service_facts_v_version_version_department_idx" ON "_service_facts_v" USING btree ("version_department_id");
  CREATE INDEX "_service_facts_v_version_version_giver_officer_idx" ON "_service_facts_v" USING btree ("version_giver_officer_id");
  CREATE INDEX "_service_facts_v_version_version_first_officer_idx" ON "_service_facts_v" USING btree ("version_first_officer_id");
  CREATE INDEX "_service_facts_v_version_version_second_officer_idx" ON "_service_facts_v" USING btree ("version_second_officer_id");
  CREATE INDEX "_service_facts_v_version_record_version_record_owner_idx" ON "_service_facts_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_service_facts_v_version_version_updated_at_idx" ON "_service_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_facts_v_version_version_created_at_idx" ON "_service_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_service_facts_v_version_version_deleted_at_idx" ON "_service_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_facts_v_version_version__status_idx" ON "_service_facts_v" USING btree ("version__status");
  CREATE INDEX "_service_facts_v_created_at_idx" ON "_service_facts_v" USING btree ("created_at");
  CREATE INDEX "_service_facts_v_updated_at_idx" ON "_service_facts_v" USING btree ("updated_at");
  CREATE INDEX "_service_facts_v_latest_idx" ON "_service_facts_v" USING btree ("latest");
  CREATE INDEX "right_to_services__order_idx" ON "right_to_services" USING btree ("_order");
  CREATE INDEX "right_to_services_listed_as_idx" ON "right_to_services" USING btree ("listed_as");
  CREATE INDEX "right_to_services_record_record_owner_idx" ON "right_to_services" USING btree ("record_owner_id");
  CREATE INDEX "right_to_services_updated_at_idx" ON "right_to_services" USING btree ("updated_at");
  CREATE INDEX "right_to_services_created_at_idx" ON "right_to_services" USING btree ("created_at");
  CREATE INDEX "right_to_services_deleted_at_idx" ON "right_to_services" USING btree ("deleted_at");
  CREATE INDEX "right_to_services__status_idx" ON "right_to_services" USING btree ("_status");
  CREATE INDEX "_right_to_services_v_parent_idx" ON "_right_to_services_v" USING btree ("parent_id");
  CREATE INDEX "_right_to_services_v_version_version__order_idx" ON "_right_to_services_v" USING btree ("version__order");
  CREATE INDEX "_right_to_services_v_version_version_listed_as_idx" ON "_right_to_services_v" USING btree ("version_listed_as");
  CREATE INDEX "_right_to_services_v_version_record_version_record_owner_idx" ON "_right_to_services_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_right_to_services_v_version_version_updated_at_idx" ON "_right_to_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_right_to_services_v_version_version_created_at_idx" ON "_right_to_services_v" USING btree ("version_created_at");
  CREATE INDEX "_right_to_services_v_version_version_deleted_at_idx" ON "_right_to_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_right_to_services_v_version_version__status_idx" ON "_right_to_services_v" USING btree ("version__status");
  CREATE INDEX "_right_to_services_v_created_at_idx" ON "_right_to_services_v" USING btree ("created_at");
  CREATE INDEX "_right_to_services_v_updated_at_idx" ON "_right_to_services_v" USING btree ("updated_at");
  CREATE INDEX "_right_to_services_v_latest_idx" ON "_right_to_services_v" USING btree ("latest");
  CREATE INDEX "right_to_services_documents__order_idx" ON "right_to_services_documents" USING btree ("_order");
  CREATE INDEX "right_to_services_documents_listed_as_idx" ON "right_to_services_documents" USING btree ("listed_as");
  CREATE INDEX "right_to_services_documents_pdf_pdf_en_idx" ON "right_to_services_documents" USING btree ("pdf_en_id");
  CREATE INDEX "right_to_services_documents_pdf_pdf_mr_idx" ON "right_to_services_documents" USING btree ("pdf_mr_id");
  CREATE INDEX "right_to_services_documents_record_record_owner_idx" ON "right_to_services_documents" USING btree ("record_owner_id");
  CREATE INDEX "right_to_services_documents_updated_at_idx" ON "right_to_services_documents" USING btree ("updated_at");
  CREATE INDEX "right_to_services_documents_created_at_idx" ON "right_to_services_documents" USING btree ("created_at");
  CREATE INDEX "right_to_services_documents_deleted_at_idx" ON "right_to_services_documents" USING btree ("deleted_at");
  CREATE INDEX "right_to_services_documents__status_idx" ON "right_to_services_documents" USING btree ("_status");
  CREATE INDEX "_right_to_services_documents_v_parent_idx" ON "_right_to_services_documents_v" USING btree ("parent_id");
  CREATE INDEX "_right_to_services_documents_v_version_version__order_idx" ON "_right_to_services_documents_v" USING btree ("version__order");
  CREATE INDEX "_right_to_services_documents_v_version_version_listed_as_idx" ON "_right_to_services_documents_v" USING btree ("version_listed_as");
  CREATE INDEX "_right_to_services_documents_v_version_pdf_version_pdf_e_idx" ON "_right_to_services_documents_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_right_to_services_documents_v_version_pdf_version_pdf_m_idx" ON "_right_to_services_documents_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_right_to_services_documents_v_version_record_version_re_idx" ON "_right_to_services_documents_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_right_to_services_documents_v_version_version_updated_a_idx" ON "_right_to_services_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_right_to_services_documents_v_version_version_created_a_idx" ON "_right_to_services_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_right_to_services_documents_v_version_version_deleted_a_idx" ON "_right_to_services_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_right_to_services_documents_v_version_version__status_idx" ON "_right_to_services_documents_v" USING btree ("version__status");
  CREATE INDEX "_right_to_services_documents_v_created_at_idx" ON "_right_to_services_documents_v" USING btree ("created_at");
  CREATE INDEX "_right_to_services_documents_v_updated_at_idx" ON "_right_to_services_documents_v" USING btree ("updated_at");
  CREATE INDEX "_right_to_services_documents_v_latest_idx" ON "_right_to_services_documents_v" USING btree ("latest");
  CREATE INDEX "downloads__order_idx" ON "downloads" USING btree ("_order");
  CREATE INDEX "downloads_listed_as_idx" ON "downloads" USING btree ("listed_as");
  CREATE INDEX "downloads_pdf_pdf_en_idx" ON "downloads" USING btree ("pdf_en_id");
  CREATE INDEX "downloads_pdf_pdf_mr_idx" ON "downloads" USING btree ("pdf_mr_id");
  CREATE INDEX "downloads_record_record_owner_idx" ON "downloads" USING btree ("record_owner_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads_deleted_at_idx" ON "downloads" USING btree ("deleted_at");
  CREATE INDEX "downloads__status_idx" ON "downloads" USING btree ("_status");
  CREATE INDEX "_downloads_v_parent_idx" ON "_downloads_v" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_version_version__order_idx" ON "_downloads_v" USING btree ("version__order");
  CREATE INDEX "_downloads_v_version_version_listed_as_idx" ON "_downloads_v" USING btree ("version_listed_as");
  CREATE INDEX "_downloads_v_version_pdf_version_pdf_en_idx" ON "_downloads_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_downloads_v_version_pdf_version_pdf_mr_idx" ON "_downloads_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_downloads_v_version_record_version_record_owner_idx" ON "_downloads_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_downloads_v_version_version_updated_at_idx" ON "_downloads_v" USING btree ("version_updated_at");
  CREATE INDEX "_downloads_v_version_version_created_at_idx" ON "_downloads_v" USING btree ("version_created_at");
  CREATE INDEX "_downloads_v_version_version_deleted_at_idx" ON "_downloads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_downloads_v_version_version__status_idx" ON "_downloads_v" USING btree ("version__status");
  CREATE INDEX "_downloads_v_created_at_idx" ON "_downloads_v" USING btree ("created_at");
  CREATE INDEX "_downloads_v_updated_at_idx" ON "_downloads_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_v_latest_idx" ON "_downloads_v" USING btree ("latest");
  CREATE INDEX "election__order_idx" ON "election" USING btree ("_order");
  CREATE INDEX "election_listed_as_idx" ON "election" USING btree ("listed_as");
  CREATE INDEX "election_pdf_pdf_en_idx" ON "election" USING btree ("pdf_en_id");
  CREATE INDEX "election_pdf_pdf_mr_idx" ON "election" USING btree ("pdf_mr_id");
  CREATE INDEX "election_record_record_owner_idx" ON "election" USING btree ("record_owner_id");
  CREATE INDEX "election_updated_at_idx" ON "election" USING btree ("updated_at");
  CREATE INDEX "election_created_at_idx" ON "election" USING btree ("created_at");
  CREATE INDEX "election_deleted_at_idx" ON "election" USING btree ("deleted_at");
  CREATE INDEX "election__status_idx" ON "election" USING btree ("_status");
  CREATE INDEX "_election_v_parent_idx" ON "_election_v" USING btree ("parent_id");
  CREATE INDEX "_election_v_version_version__order_idx" ON "_election_v" USING btree ("version__order");
  CREATE INDEX "_election_v_version_version_listed_as_idx" ON "_election_v" USING btree ("version_listed_as");
  CREATE INDEX "_election_v_version_pdf_version_pdf_en_idx" ON "_election_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_election_v_version_pdf_version_pdf_mr_idx" ON "_election_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_election_v_version_record_version_record_owner_idx" ON "_election_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_election_v_version_version_updated_at_idx" ON "_election_v" USING btree ("version_updated_at");
  CREATE INDEX "_election_v_version_version_created_at_idx" ON "_election_v" USING btree ("version_created_at");
  CREATE INDEX "_election_v_version_version_deleted_at_idx" ON "_election_v" USING btree ("version_deleted_at");
  CREATE INDEX "_election_v_version_version__status_idx" ON "_election_v" USING btree ("version__status");
  CREATE INDEX "_election_v_created_at_idx" ON "_election_v" USING btree ("created_at");
  CREATE INDEX "_election_v_updated_at_idx" ON "_election_v" USING btree ("updated_at");
  CREATE INDEX "_election_v_latest_idx" ON "_election_v" USING btree ("latest");
  CREATE INDEX "voter__order_idx" ON "voter" USING btree ("_order");
  CREATE INDEX "voter_listed_as_idx" ON "voter" USING btree ("listed_as");
  CREATE INDEX "voter_pdf_pdf_en_idx" ON "voter" USING btree ("pdf_en_id");
  CREATE INDEX "voter_pdf_pdf_mr_idx" ON "voter" USING btree ("pdf_mr_id");
  CREATE INDEX "voter_record_record_owner_idx" ON "voter" USING btree ("record_owner_id");
  CREATE INDEX "voter_updated_at_idx" ON "voter" USING btree ("updated_at");
  CREATE INDEX "voter_created_at_idx" ON "voter" USING btree ("created_at");
  CREATE INDEX "voter_deleted_at_idx" ON "voter" USING btree ("deleted_at");
  CREATE INDEX "voter__status_idx" ON "voter" USING btree ("_status");
  CREATE INDEX "_voter_v_parent_idx" ON "_voter_v" USING btree ("parent_id");
  CREATE INDEX "_voter_v_version_version__order_idx" ON "_voter_v" USING btree ("version__order");
  CREATE INDEX "_voter_v_version_version_listed_as_idx" ON "_voter_v" USING btree ("version_listed_as");
  CREATE INDEX "_voter_v_version_pdf_version_pdf_en_idx" ON "_voter_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_voter_v_version_pdf_version_pdf_mr_idx" ON "_voter_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_voter_v_version_record_version_record_owner_idx" ON "_voter_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_voter_v_version_version_updated_at_idx" ON "_voter_v" USING btree ("version_updated_at");
  CREATE INDEX "_voter_v_version_version_created_at_idx" ON "_voter_v" USING btree ("version_created_at");
  CREATE INDEX "_voter_v_version_version_deleted_at_idx" ON "_voter_v" USING btree ("version_deleted_at");
  CREATE INDEX "_voter_v_version_version__status_idx" ON "_voter_v" USING btree ("version__status");
  CREATE INDEX "_voter_v_created_at_idx" ON "_voter_v" USING btree ("created_at");
  CREATE INDEX "_voter_v_updated_at_idx" ON "_voter_v" USING btree ("updated_at");
  CREATE INDEX "_voter_v_latest_idx" ON "_voter_v" USING btree ("latest");
  CREATE INDEX "screen_readers__order_idx" ON "screen_readers" USING btree ("_order");
  CREATE INDEX "screen_readers_listed_as_idx" ON "screen_readers" USING btree ("listed_as");
  CREATE INDEX "screen_readers_record_record_owner_idx" ON "screen_readers" USING btree ("record_owner_id");
  CREATE INDEX "screen_readers_updated_at_idx" ON "screen_readers" USING btree ("updated_at");
  CREATE INDEX "screen_readers_created_at_idx" ON "screen_readers" USING btree ("created_at");
  CREATE INDEX "screen_readers_deleted_at_idx" ON "screen_readers" USING btree ("deleted_at");
  CREATE INDEX "screen_readers__status_idx" ON "screen_readers" USING btree ("_status");
  CREATE INDEX "_screen_readers_v_parent_idx" ON "_screen_readers_v" USING btree ("parent_id");
  CREATE INDEX "_screen_readers_v_version_version__order_idx" ON "_screen_readers_v" USING btree ("version__order");
  CREATE INDEX "_screen_readers_v_version_version_listed_as_idx" ON "_screen_readers_v" USING btree ("version_listed_as");
  CREATE INDEX "_screen_readers_v_version_record_version_record_owner_idx" ON "_screen_readers_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_screen_readers_v_version_version_updated_at_idx" ON "_screen_readers_v" USING btree ("version_updated_at");
  CREATE INDEX "_screen_readers_v_version_version_created_at_idx" ON "_screen_readers_v" USING btree ("version_created_at");
  CREATE INDEX "_screen_readers_v_version_version_deleted_at_idx" ON "_screen_readers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_screen_readers_v_version_version__status_idx" ON "_screen_readers_v" USING btree ("version__status");
  CREATE INDEX "_screen_readers_v_created_at_idx" ON "_screen_readers_v" USING btree ("created_at");
  CREATE INDEX "_screen_readers_v_updated_at_idx" ON "_screen_readers_v" USING btree ("updated_at");
  CREATE INDEX "_screen_readers_v_latest_idx" ON "_screen_readers_v" USING btree ("latest");
  CREATE INDEX "privacy_policy__order_idx" ON "privacy_policy" USING btree ("_order");
  CREATE INDEX "privacy_policy_listed_as_idx" ON "privacy_policy" USING btree ("listed_as");
  CREATE INDEX "privacy_policy_record_record_owner_idx" ON "privacy_policy" USING btree ("record_owner_id");
  CREATE INDEX "privacy_policy_updated_at_idx" ON "privacy_policy" USING btree ("updated_at");
  CREATE INDEX "privacy_policy_created_at_idx" ON "privacy_policy" USING btree ("created_at");
  CREATE INDEX "privacy_policy_deleted_at_idx" ON "privacy_policy" USING btree ("deleted_at");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_parent_idx" ON "_privacy_policy_v" USING btree ("parent_id");
  CREATE INDEX "_privacy_policy_v_version_version__order_idx" ON "_privacy_policy_v" USING btree ("version__order");
  CREATE INDEX "_privacy_policy_v_version_version_listed_as_idx" ON "_privacy_policy_v" USING btree ("version_listed_as");
  CREATE INDEX "_privacy_policy_v_version_record_version_record_owner_idx" ON "_privacy_policy_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_privacy_policy_v_version_version_updated_at_idx" ON "_privacy_policy_v" USING btree ("version_updated_at");
  CREATE INDEX "_privacy_policy_v_version_version_created_at_idx" ON "_privacy_policy_v" USING btree ("version_created_at");
  CREATE INDEX "_privacy_policy_v_version_version_deleted_at_idx" ON "_privacy_policy_v" USING btree ("version_deleted_at");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "terms__order_idx" ON "terms" USING btree ("_order");
  CREATE INDEX "terms_listed_as_idx" ON "terms" USING btree ("listed_as");
  CREATE INDEX "terms_record_record_owner_idx" ON "terms" USING btree ("record_owner_id");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE INDEX "terms_deleted_at_idx" ON "terms" USING btree ("deleted_at");
  CREATE INDEX "terms__status_idx" ON "terms" USING btree ("_status");
  CREATE INDEX "_terms_v_parent_idx" ON "_terms_v" USING btree ("parent_id");
  CREATE INDEX "_terms_v_version_version__order_idx" ON "_terms_v" USING btree ("version__order");
  CREATE INDEX "_terms_v_version_version_listed_as_idx" ON "_terms_v" USING btree ("version_listed_as");
  CREATE INDEX "_terms_v_version_record_version_record_owner_idx" ON "_terms_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_terms_v_version_version_updated_at_idx" ON "_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_terms_v_version_version_created_at_idx" ON "_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_terms_v_version_version_deleted_at_idx" ON "_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_terms_v_version_version__status_idx" ON "_terms_v" USING btree ("version__status");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_latest_idx" ON "_terms_v" USING btree ("latest");
  CREATE INDEX "menu_entries_items_order_idx" ON "menu_entries_items" USING btree ("_order");
  CREATE INDEX "menu_entries_items_parent_id_idx" ON "menu_entries_items" USING btree ("_parent_id");
  CREATE INDEX "menu_entries__order_idx" ON "menu_entries" USING btree ("_order");
  CREATE INDEX "menu_entries_listed_as_idx" ON "menu_entries" USING btree ("listed_as");
  CREATE INDEX "menu_entries_record_record_owner_idx" ON "menu_entries" USING btree ("record_owner_id");
  CREATE INDEX "menu_entries_updated_at_idx" ON "menu_entries" USING btree ("updated_at");
  CREATE INDEX "menu_entries_created_at_idx" ON "menu_entries" USING btree ("created_at");
  CREATE INDEX "menu_entries_deleted_at_idx" ON "menu_entries" USING btree ("deleted_at");
  CREATE INDEX "menu_entries__status_idx" ON "menu_entries" USING btree ("_status");
  CREATE INDEX "_menu_entries_v_version_items_order_idx" ON "_menu_entries_v_version_items" USING btree ("_order");
  CREATE INDEX "_menu_entries_v_version_items_parent_id_idx" ON "_menu_entries_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menu_entries_v_parent_idx" ON "_menu_entries_v" USING btree ("parent_id");
  CREATE INDEX "_menu_entries_v_version_version__order_idx" ON "_menu_entries_v" USING btree ("version__order");
  CREATE INDEX "_menu_entries_v_version_version_listed_as_idx" ON "_menu_entries_v" USING btree ("version_listed_as");
  CREATE INDEX "_menu_entries_v_version_record_version_record_owner_idx" ON "_menu_entries_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_menu_entries_v_version_version_updated_at_idx" ON "_menu_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_menu_entries_v_version_version_created_at_idx" ON "_menu_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_menu_entries_v_version_version_deleted_at_idx" ON "_menu_entries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menu_entries_v_version_version__status_idx" ON "_menu_entries_v" USING btree ("version__status");
  CREATE INDEX "_menu_entries_v_created_at_idx" ON "_menu_entries_v" USING btree ("created_at");
  CREATE INDEX "_menu_entries_v_updated_at_idx" ON "_menu_entries_v" USING btree ("updated_at");
  CREATE INDEX "_menu_entries_v_latest_idx" ON "_menu_entries_v" USING btree ("latest");
  CREATE INDEX "redirects__order_idx" ON "redirects" USING btree ("_order");
  CREATE INDEX "redirects_listed_as_idx" ON "redirects" USING btree ("listed_as");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_record_record_owner_idx" ON "redirects" USING btree ("record_owner_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version__order_idx" ON "_redirects_v" USING btree ("version__order");
  CREATE INDEX "_redirects_v_version_version_listed_as_idx" ON "_redirects_v" USING btree ("version_listed_as");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_record_version_record_owner_idx" ON "_redirects_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "texts__order_idx" ON "texts" USING btree ("_order");
  CREATE INDEX "texts_listed_as_idx" ON "texts" USING btree ("listed_as");
  CREATE UNIQUE INDEX "texts_key_idx" ON "texts" USING btree ("key");
  CREATE INDEX "texts_record_record_owner_idx" ON "texts" USING btree ("record_owner_id");
  CREATE INDEX "texts_updated_at_idx" ON "texts" USING btree ("updated_at");
  CREATE INDEX "texts_created_at_idx" ON "texts" USING btree ("created_at");
  CREATE INDEX "texts_deleted_at_idx" ON "texts" USING btree ("deleted_at");
  CREATE INDEX "texts__status_idx" ON "texts" USING btree ("_status");
  CREATE INDEX "_texts_v_parent_idx" ON "_texts_v" USING btree ("parent_id");
  CREATE INDEX "_texts_v_version_version__order_idx" ON "_texts_v" USING btree ("version__order");
  CREATE INDEX "_texts_v_version_version_listed_as_idx" ON "_texts_v" USING btree ("version_listed_as");
  CREATE INDEX "_texts_v_version_version_key_idx" ON "_texts_v" USING btree ("version_key");
  CREATE INDEX "_texts_v_version_record_version_record_owner_idx" ON "_texts_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_texts_v_version_version_updated_at_idx" ON "_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_texts_v_version_version_created_at_idx" ON "_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_texts_v_version_version_deleted_at_idx" ON "_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_texts_v_version_version__status_idx" ON "_texts_v" USING btree ("version__status");
  CREATE INDEX "_texts_v_created_at_idx" ON "_texts_v" USING btree ("created_at");
  CREATE INDEX "_texts_v_updated_at_idx" ON "_texts_v" USING btree ("updated_at");
  CREATE INDEX "_texts_v_latest_idx" ON "_texts_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_deleted_at_idx" ON "_media_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_version_sizes_thumbnail_version_sizes_thumbnail_idx" ON "_media_v" USING btree ("version_sizes_thumbnail_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_deleted_at_idx" ON "synonyms" USING btree ("deleted_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "feedback_department_idx" ON "feedback" USING btree ("department_id");
  CREATE INDEX "feedback_due_on_idx" ON "feedback" USING btree ("due_on");
  CREATE INDEX "feedback_put_aside_idx" ON "feedback" USING btree ("put_aside");
  CREATE INDEX "feedback_duplicate_of_idx" ON "feedback" USING btree ("duplicate_of_id");
  CREATE UNIQUE INDEX "feedback_reference_idx" ON "feedback" USING btree ("reference");
  CREATE INDEX "feedback_received_at_idx" ON "feedback" USING btree ("received_at");
  CREATE UNIQUE INDEX "feedback_idempotency_key_idx" ON "feedback" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "feedback_link_hash_idx" ON "feedback" USING btree ("link_hash");
  CREATE INDEX "feedback_assignee_idx" ON "feedback" USING btree ("assignee_id");
  CREATE INDEX "feedback_read_at_idx" ON "feedback" USING btree ("read_at");
  CREATE INDEX "feedback_taken_up_at_idx" ON "feedback" USING btree ("taken_up_at");
  CREATE INDEX "feedback_answered_at_idx" ON "feedback" USING btree ("answered_at");
  CREATE INDEX "feedback_closed_at_idx" ON "feedback" USING btree ("closed_at");
  CREATE INDEX "feedback_erase_on_idx" ON "feedback" USING btree ("erase_on");
  CREATE INDEX "feedback_updated_at_idx" ON "feedback" USING btree ("updated_at");
  CREATE INDEX "feedback_created_at_idx" ON "feedback" USING btree ("created_at");
  CREATE INDEX "feedback_entries_feedback_idx" ON "feedback_entries" USING btree ("feedback");
  CREATE UNIQUE INDEX "feedback_entries_once_idx" ON "feedback_entries" USING btree ("once");
  CREATE INDEX "feedback_entries_updated_at_idx" ON "feedback_entries" USING btree ("updated_at");
  CREATE INDEX "feedback_entries_created_at_idx" ON "feedback_entries" USING btree ("created_at");
  CREATE INDEX "feedback_mails_feedback_idx" ON "feedback_mails" USING btree ("feedback");
  CREATE UNIQUE INDEX "feedback_mails_entry_idx" ON "feedback_mails" USING btree ("entry");
  CREATE INDEX "feedback_mails_state_idx" ON "feedback_mails" USING btree ("state");
  CREATE INDEX "feedback_mails_updated_at_idx" ON "feedback_mails" USING btree ("updated_at");
  CREATE INDEX "feedback_mails_created_at_idx" ON "feedback_mails" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "page_opinions_day_idx" ON "page_opinions" USING btree ("day");
  CREATE INDEX "page_opinions_updated_at_idx" ON "page_opinions" USING btree ("updated_at");
  CREATE INDEX "page_opinions_created_at_idx" ON "page_opinions" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_day_idx" ON "page_opinions" USING btree ("page","day");
  CREATE INDEX "reader_counts_day_idx" ON "reader_counts" USING btree ("day");
  CREATE INDEX "reader_counts_updated_at_idx" ON "reader_counts" USING btree ("updated_at");
  CREATE INDEX "reader_counts_created_at_idx" ON "reader_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_day_name_idx" ON "reader_counts" USING btree ("kind","day","name");
  CREATE UNIQUE INDEX "push_subscriptions_key_idx" ON "push_subscriptions" USING btree ("key");
  CREATE INDEX "push_subscriptions_used_on_idx" ON "push_subscriptions" USING btree ("used_on");
  CREATE INDEX "push_subscriptions_updated_at_idx" ON "push_subscriptions" USING btree ("updated_at");
  CREATE INDEX "push_subscriptions_created_at_idx" ON "push_subscriptions" USING btree ("created_at");
  CREATE INDEX "push_announcements_updated_at_idx" ON "push_announcements" USING btree ("updated_at");
  CREATE INDEX "push_announcements_created_at_idx" ON "push_announcements" USING btree ("created_at");
  CREATE UNIQUE INDEX "alert_version_idx" ON "push_announcements" USING btree ("alert","version");
  CREATE INDEX "push_deliveries_subscription_idx" ON "push_deliveries" USING btree ("subscription");
  CREATE INDEX "push_deliveries_state_idx" ON "push_deliveries" USING btree ("state");
  CREATE INDEX "push_deliveries_updated_at_idx" ON "push_deliveries" USING btree ("updated_at");
  CREATE INDEX "push_deliveries_created_at_idx" ON "push_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "announcement_subscription_idx" ON "push_deliveries" USING btree ("announcement","subscription");
  CREATE UNIQUE INDEX "counters_name_idx" ON "counters" USING btree ("name");
  CREATE INDEX "counters_updated_at_idx" ON "counters" USING btree ("updated_at");
  CREATE INDEX "counters_created_at_idx" ON "counters" USING btree ("created_at");
  CREATE UNIQUE INDEX "origins_place_idx" ON "origins" USING btree ("place");
  CREATE INDEX "origins_source_idx" ON "origins" USING btree ("source");
  CREATE INDEX "origins_updated_at_idx" ON "origins" USING btree ("updated_at");
  CREATE INDEX "origins_created_at_idx" ON "origins" USING btree ("created_at");
  CREATE INDEX "journal_at_idx" ON "journal" USING btree ("at");
  CREATE INDEX "journal_account_idx" ON "journal" USING btree ("account");
  CREATE INDEX "journal_action_idx" ON "journal" USING btree ("action");
  CREATE INDEX "opening_decisions_at_idx" ON "opening_decisions" USING btree ("at");
  CREATE INDEX "opening_decisions_updated_at_idx" ON "opening_decisions" USING btree ("updated_at");
  CREATE INDEX "opening_decisions_created_at_idx" ON "opening_decisions" USING btree ("created_at");
  CREATE INDEX "opening_decisions_texts_order_parent" ON "opening_decisions_texts" USING btree ("order","parent_id");
  CREATE INDEX "approvals_records_order_idx" ON "approvals_records" USING btree ("_order");
  CREATE INDEX "approvals_records_parent_id_idx" ON "approvals_records" USING btree ("_parent_id");
  CREATE INDEX "approvals_records_list_idx" ON "approvals_records" USING btree ("list");
  CREATE INDEX "approvals_records_record_idx" ON "approvals_records" USING btree ("record");
  CREATE INDEX "approvals_state_idx" ON "approvals" USING btree ("state");
  CREATE INDEX "approvals_sent_at_idx" ON "approvals" USING btree ("sent_at");
  CREATE INDEX "approvals_sent_account_idx" ON "approvals" USING btree ("sent_account");
  CREATE INDEX "approvals_publish_at_idx" ON "approvals" USING btree ("publish_at");
  CREATE INDEX "approvals_withdraw_at_idx" ON "approvals" USING btree ("withdraw_at");
  CREATE INDEX "approvals_updated_at_idx" ON "approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "approvals" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE UNIQUE INDEX "obligation_statements_obligation_idx" ON "obligation_statements" USING btree ("obligation");
  CREATE INDEX "obligation_statements_owner_idx" ON "obligation_statements" USING btree ("owner_id");
  CREATE INDEX "obligation_statements_updated_at_idx" ON "obligation_statements" USING btree ("updated_at");
  CREATE INDEX "obligation_statements_created_at_idx" ON "obligation_statements" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("alerts_id");
  CREATE INDEX "payload_locked_documents_rels_service_states_id_idx" ON "payload_locked_documents_rels" USING btree ("service_states_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_sliders_id_idx" ON "payload_locked_documents_rels" USING btree ("sliders_id");
  CREATE INDEX "payload_locked_documents_rels_ministers_id_idx" ON "payload_locked_documents_rels" USING btree ("ministers_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_head_officer_id_idx" ON "payload_locked_documents_rels" USING btree ("head_officer_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_tenders_id_idx" ON "payload_locked_documents_rels" USING btree ("tenders_id");
  CREATE INDEX "payload_locked_documents_rels_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_id");
  CREATE INDEX "payload_locked_documents_rels_website_links_id_idx" ON "payload_locked_documents_rels" USING btree ("website_links_id");
  CREATE INDEX "payload_locked_documents_rels_history_id_idx" ON "payload_locked_documents_rels" USING btree ("history_id");
  CREATE INDEX "payload_locked_documents_rels_officers_id_idx" ON "payload_locked_documents_rels" USING btree ("officers_id");
  CREATE INDEX "payload_locked_documents_rels_wards_id_idx" ON "payload_locked_documents_rels" USING btree ("wards_id");
  CREATE INDEX "payload_locked_documents_rels_elected_members_id_idx" ON "payload_locked_documents_rels" USING btree ("elected_members_id");
  CREATE INDEX "payload_locked_documents_rels_committees_id_idx" ON "payload_locked_documents_rels" USING btree ("committees_id");
  CREATE INDEX "payload_locked_documents_rels_council_meetings_id_idx" ON "payload_locked_documents_rels" USING btree ("council_meetings_id");
  CREATE INDEX "payload_locked_documents_rels_resolutions_id_idx" ON "payload_locked_documents_rels" USING btree ("resolutions_id");
  CREATE INDEX "payload_locked_documents_rels_functions_id_idx" ON "payload_locked_documents_rels" USING btree ("functions_id");
  CREATE INDEX "payload_locked_documents_rels_presidents_id_idx" ON "payload_locked_documents_rels" USING btree ("presidents_id");
  CREATE INDEX "payload_locked_documents_rels_chief_officers_id_idx" ON "payload_locked_documents_rels" USING btree ("chief_officers_id");
  CREATE INDEX "payload_locked_documents_rels_awards_id_idx" ON "payload_locked_documents_rels" USING btree ("awards_id");
  CREATE INDEX "payload_locked_documents_rels_award_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("award_photos_id");
  CREATE INDEX "payload_locked_documents_rels_budgets_id_idx" ON "payload_locked_documents_rels" USING btree ("budgets_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_disclosure_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("disclosure_departments_id");
  CREATE INDEX "payload_locked_documents_rels_headings_id_idx" ON "payload_locked_documents_rels" USING btree ("headings_id");
  CREATE INDEX "payload_locked_documents_rels_year_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("year_documents_id");
  CREATE INDEX "payload_locked_documents_rels_heading_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("heading_documents_id");
  CREATE INDEX "payload_locked_documents_rels_general_admin_headings_id_idx" ON "payload_locked_documents_rels" USING btree ("general_admin_headings_id");
  CREATE INDEX "payload_locked_documents_rels_meetings_id_idx" ON "payload_locked_documents_rels" USING btree ("meetings_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_development_plan_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("development_plan_texts_id");
  CREATE INDEX "payload_locked_documents_rels_development_plan_maps_id_idx" ON "payload_locked_documents_rels" USING btree ("development_plan_maps_id");
  CREATE INDEX "payload_locked_documents_rels_property_holders_id_idx" ON "payload_locked_documents_rels" USING btree ("property_holders_id");
  CREATE INDEX "payload_locked_documents_rels_municipal_properties_id_idx" ON "payload_locked_documents_rels" USING btree ("municipal_properties_id");
  CREATE INDEX "payload_locked_documents_rels_schools_id_idx" ON "payload_locked_documents_rels" USING btree ("schools_id");
  CREATE INDEX "payload_locked_documents_rels_school_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("school_photos_id");
  CREATE INDEX "payload_locked_documents_rels_gardens_id_idx" ON "payload_locked_documents_rels" USING btree ("gardens_id");
  CREATE INDEX "payload_locked_documents_rels_electric_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("electric_contacts_id");
  CREATE INDEX "payload_locked_documents_rels_roads_id_idx" ON "payload_locked_documents_rels" USING btree ("roads_id");
  CREATE INDEX "payload_locked_documents_rels_tree_census_id_idx" ON "payload_locked_documents_rels" USING btree ("tree_census_id");
  CREATE INDEX "payload_locked_documents_rels_ponds_id_idx" ON "payload_locked_documents_rels" USING btree ("ponds_id");
  CREATE INDEX "payload_locked_documents_rels_pond_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("pond_photos_id");
  CREATE INDEX "payload_locked_documents_rels_fire_stations_id_idx" ON "payload_locked_documents_rels" USING btree ("fire_stations_id");
  CREATE INDEX "payload_locked_documents_rels_health_works_id_idx" ON "payload_locked_documents_rels" USING btree ("health_works_id");
  CREATE INDEX "payload_locked_documents_rels_sanitation_inspectors_id_idx" ON "payload_locked_documents_rels" USING btree ("sanitation_inspectors_id");
  CREATE INDEX "payload_locked_documents_rels_treatment_facilities_id_idx" ON "payload_locked_documents_rels" USING btree ("treatment_facilities_id");
  CREATE INDEX "payload_locked_documents_rels_litigations_id_idx" ON "payload_locked_documents_rels" USING btree ("litigations_id");
  CREATE INDEX "payload_locked_documents_rels_health_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("health_photos_id");
  CREATE INDEX "payload_locked_documents_rels_hospitals_id_idx" ON "payload_locked_documents_rels" USING btree ("hospitals_id");
  CREATE INDEX "payload_locked_documents_rels_citizen_charter_id_idx" ON "payload_locked_documents_rels" USING btree ("citizen_charter_id");
  CREATE INDEX "payload_locked_documents_rels_service_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("service_facts_id");
  CREATE INDEX "payload_locked_documents_rels_right_to_services_id_idx" ON "payload_locked_documents_rels" USING btree ("right_to_services_id");
  CREATE INDEX "payload_locked_documents_rels_right_to_services_document_idx" ON "payload_locked_documents_rels" USING btree ("right_to_services_documents_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_election_id_idx" ON "payload_locked_documents_rels" USING btree ("election_id");
  CREATE INDEX "payload_locked_documents_rels_voter_id_idx" ON "payload_locked_documents_rels" USING btree ("voter_id");
  CREATE INDEX "payload_locked_documents_rels_screen_readers_id_idx" ON "payload_locked_documents_rels" USING btree ("screen_readers_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_policy_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_policy_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_menu_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("menu_entries_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("texts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_entries_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_mails_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("notifications_id");
  CREATE INDEX "payload_locked_documents_rels_page_opinions_id_idx" ON "payload_locked_documents_rels" USING btree ("page_opinions_id");
  CREATE INDEX "payload_locked_documents_rels_reader_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("reader_counts_id");
  CREATE INDEX "payload_locked_documents_rels_push_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("push_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_push_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("push_announcements_id");
  CREATE INDEX "payload_locked_documents_rels_push_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("push_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("counters_id");
  CREATE INDEX "payload_locked_documents_rels_origins_id_idx" ON "payload_locked_documents_rels" USING btree ("origins_id");
  CREATE INDEX "payload_locked_documents_rels_opening_decisions_id_idx" ON "payload_locked_documents_rels" USING btree ("opening_decisions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_obligation_statements_id_idx" ON "payload_locked_documents_rels" USING btree ("obligation_statements_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_old_versions_taken_out_order_idx" ON "settings_old_versions_taken_out" USING btree ("_order");
  CREATE INDEX "settings_old_versions_taken_out_parent_id_idx" ON "settings_old_versions_taken_out" USING btree ("_parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_org_chart_org_chart_en_idx" ON "settings" USING btree ("org_chart_en_id");
  CREATE INDEX "settings_org_chart_org_chart_mr_idx" ON "settings" USING btree ("org_chart_mr_id");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_version_old_versions_taken_out_order_idx" ON "_settings_v_version_old_versions_taken_out" USING btree ("_order");
  CREATE INDEX "_settings_v_version_old_versions_taken_out_parent_id_idx" ON "_settings_v_version_old_versions_taken_out" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_version_org_chart_version_org_chart_en_idx" ON "_settings_v" USING btree ("version_org_chart_en_id");
  CREATE INDEX "_settings_v_version_org_chart_version_org_chart_mr_idx" ON "_settings_v" USING btree ("version_org_chart_mr_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");`)
}

/** Would drop every table of the council. */
export async function down(): Promise<void> {
  throw new Error('Nothing is before the baseline: restore a backup instead.')
}
