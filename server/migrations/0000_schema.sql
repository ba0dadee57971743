-- The whole schema, as the first migration. It replaces thirty-one that were written before the first release; an
-- installation that has run them keeps its data (server/platform/db/first-migration.ts, docs/decisions/023).
--
-- Extensions and what tables need to exist first; then the tables, feature by feature in the order of features.ts, each
-- with its foreign keys and indexes (generated from *.tables.ts); then, written by hand, what the tables do by
-- themselves: logs that cannot be rewritten, sessions that announce their end, and the job search.

-- Trigram indexes let a search for any part of a name use an index. Like the two below, this extension is a trusted one:
-- the owner of the database may create it, no superuser is needed.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Message search stays within one's own conversations: btree_gin lets one index hold the conversation's id and the text.
create extension if not exists btree_gin;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Job search compares words without accents and by their English stem, in what is written and in what is searched for.
create text search configuration meridian (copy = english);
--> statement-breakpoint
alter text search configuration meridian
  alter mapping for hword, hword_part, word with unaccent, english_stem;--> statement-breakpoint
-- platform: keys of creating requests, kept in the transaction that creates, so that a repeated request has one effect.
CREATE TABLE "idempotency_keys" (
  "scope" text NOT NULL,
  "route" text NOT NULL,
  "key" text NOT NULL,
  "body_hash" text NOT NULL,
  "status" integer,
  "answer" jsonb,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "idempotency_keys_scope_route_key_pk" PRIMARY KEY("scope","route","key")
);--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- platform: switches that every node reads, such as maintenance.
CREATE TABLE "system_settings" (
  "name" text PRIMARY KEY NOT NULL,
  "value" jsonb NOT NULL
);--> statement-breakpoint
-- platform: mail that is not sent but shown in the mailbox of the dev tools.
CREATE TABLE "mailbox_messages" (
  "id" uuid PRIMARY KEY NOT NULL,
  "sender" text NOT NULL,
  "recipient" text NOT NULL,
  "subject" text NOT NULL,
  "text" text NOT NULL,
  "html" text NOT NULL,
  "headers" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
-- base/exchange-rates: what one currency is worth in another, and on which day.
CREATE TABLE "exchange_rates" (
  "currency" char(3) NOT NULL,
  "date" date NOT NULL,
  "per_euro" double precision NOT NULL,
  CONSTRAINT "exchange_rates_currency_date_pk" PRIMARY KEY("currency","date"),
  CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_euro" > 0)
);--> statement-breakpoint
-- base/accounts: who a person is: identity, roles, sessions, tokens, mailed proofs, the security log.
-- Only a proven address is unique, so that nobody can block a sign-up with an address that is not theirs. Attempts by
-- strangers are counted apart from the owner's, so that neither can use up the other's limits.
CREATE TABLE "people" (
  "id" uuid PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "called_name" text NOT NULL,
  "email" text NOT NULL,
  "email_verified_at" timestamp (3) with time zone,
  "password_hash" text,
  "country" char(2),
  "city" text,
  "time_zone" text,
  "locale" text DEFAULT 'en' NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "theme" text DEFAULT 'system' NOT NULL,
  "density" text DEFAULT 'comfortable' NOT NULL,
  "time_format" text DEFAULT 'locale' NOT NULL,
  "currency" char(3),
  "onboarded_at" timestamp (3) with time zone,
  "suspended_at" timestamp (3) with time zone,
  "deletion_at" timestamp (3) with time zone,
  CONSTRAINT "people_name_length" CHECK (char_length("people"."name") between 1 and 120),
  CONSTRAINT "people_called_name_length" CHECK (char_length("people"."called_name") between 1 and 120),
  CONSTRAINT "people_email_length" CHECK (char_length("people"."email") between 3 and 254),
  CONSTRAINT "people_city_length" CHECK (char_length("people"."city") between 1 and 100),
  CONSTRAINT "people_country" CHECK ("people"."country" ~ '^[A-Z]{2}$'),
  CONSTRAINT "people_currency" CHECK ("people"."currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "people_theme" CHECK ("people"."theme" in ('system', 'light', 'dark')),
  CONSTRAINT "people_density" CHECK ("people"."density" in ('comfortable', 'compact')),
  CONSTRAINT "people_time_format" CHECK ("people"."time_format" in ('locale', '12', '24'))
);--> statement-breakpoint
CREATE TABLE "person_roles" (
  "person_id" uuid NOT NULL,
  "role" text NOT NULL,
  CONSTRAINT "person_roles_person_id_role_pk" PRIMARY KEY("person_id","role"),
  CONSTRAINT "person_roles_role" CHECK ("person_roles"."role" in ('talent', 'company', 'operator'))
);--> statement-breakpoint
CREATE TABLE "sessions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "key_hash" "bytea" NOT NULL,
  "person_id" uuid NOT NULL,
  "user_agent" text NOT NULL,
  "is_remembered" boolean NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "last_seen_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "ip_prefix" text,
  "authenticated_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "access_tokens" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "secret_hash" "bytea" NOT NULL,
  "name" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "last_used_at" timestamp (3) with time zone,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "kind" text NOT NULL,
  "scopes" text[] NOT NULL,
  "authenticated_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "access_tokens_kind" CHECK ("access_tokens"."kind" in ('sign_in', 'personal'))
);--> statement-breakpoint
CREATE TABLE "mailed_proofs" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "email" text NOT NULL,
  "person_id" uuid,
  "secret_hash" "bytea" NOT NULL,
  "code_hash" "bytea" NOT NULL,
  "tries_left" integer NOT NULL,
  "sent_at" timestamp (3) with time zone NOT NULL,
  "hour_started_at" timestamp (3) with time zone NOT NULL,
  "sent_this_hour" integer NOT NULL,
  "code_expires_at" timestamp (3) with time zone NOT NULL,
  "link_expires_at" timestamp (3) with time zone NOT NULL,
  "used_at" timestamp (3) with time zone,
  "facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "asker_hash" "bytea",
  "is_asker_known" boolean DEFAULT false NOT NULL,
  CONSTRAINT "mailed_proofs_kind" CHECK ("mailed_proofs"."kind" in ('verify', 'sign_in', 'reset_password', 'email_change_old', 'email_change_new', 'email_change_undo', 'confirm', 'apply')),
  CONSTRAINT "mailed_proofs_tries" CHECK ("mailed_proofs"."tries_left" >= 0)
);--> statement-breakpoint
CREATE TABLE "security_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "user_agent" text NOT NULL,
  "ip_prefix" text,
  "subject" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed_up', 'signed_in', 'sign_in_failed', 'signed_out', 'new_device', 'session_revoked', 'email_verified', 'email_change_asked', 'email_changed', 'email_change_undone', 'password_set', 'password_changed', 'password_reset', 'passkey_added', 'passkey_removed', 'two_factor_on', 'two_factor_off', 'backup_codes_made', 'backup_code_used', 'token_made', 'token_revoked', 'disowned', 'export_asked', 'deletion_asked', 'deletion_undone'))
);--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_proofs" ADD CONSTRAINT "mailed_proofs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_roles" ADD CONSTRAINT "person_roles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_verified_email" ON "people" USING btree (lower("email")) WHERE "people"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "people_name_search" ON "people" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_key_hash" ON "sessions" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_tokens_person" ON "access_tokens" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailed_proofs_email" ON "mailed_proofs" USING btree (lower("email"),"kind");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_proofs_secret" ON "mailed_proofs" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "mailed_proofs_person" ON "mailed_proofs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "mailed_proofs_expiry" ON "mailed_proofs" USING btree ("link_expires_at");--> statement-breakpoint
CREATE INDEX "security_events_person" ON "security_events" USING btree ("person_id","id");--> statement-breakpoint
-- base/accounts: the versions of terms and notices a person agreed to, and when.
CREATE TABLE "consents" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "version" text NOT NULL,
  "action" text NOT NULL,
  "user_agent" text NOT NULL,
  "ip_prefix" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'privacy')),
  CONSTRAINT "consents_action" CHECK ("consents"."action" in ('given', 'withdrawn'))
);--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person_id","id");--> statement-breakpoint
-- base/files: uploads: resumable, checked, private.
-- Event logs outlive what they tell of, here and below: they hold the id without a foreign key, or a file or an account
-- could never be deleted.
CREATE TABLE "files" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "name" text NOT NULL,
  "type" text,
  "size" bigint NOT NULL,
  "sha256" text,
  "storage_key" text NOT NULL,
  "width" integer,
  "height" integer,
  "status" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "held_at" timestamp (3) with time zone,
  CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
  CONSTRAINT "files_status" CHECK ("files"."status" in ('uploading', 'processing', 'ready', 'refused', 'deleted')),
  CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'company-logo', 'resume', 'attachment', 'video', 'audio')),
  CONSTRAINT "files_name_length" CHECK (char_length("files"."name") between 1 and 100),
  CONSTRAINT "files_size" CHECK ("files"."size" > 0),
  CONSTRAINT "files_ready" CHECK ("files"."status" <> 'ready' or ("files"."type" is not null and "files"."sha256" is not null))
);--> statement-breakpoint
CREATE TABLE "file_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid
);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_person" ON "files" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("created_at") WHERE "files"."status" in ('uploading', 'processing');--> statement-breakpoint
CREATE INDEX "file_events_subject" ON "file_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "file_events_actor" ON "file_events" USING btree ("actor_id","id");--> statement-breakpoint
-- base/recordings: video and audio people record of themselves: takes, chunks as they arrive, length, trim.
CREATE TABLE "recordings" (
  "id" uuid PRIMARY KEY NOT NULL,
  "owner_id" uuid NOT NULL,
  "purpose" text NOT NULL,
  "subject_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "status" text DEFAULT 'recording' NOT NULL,
  "type" text NOT NULL,
  "file_id" uuid,
  "bytes" bigint DEFAULT 0 NOT NULL,
  "duration_ms" integer,
  "take" integer,
  "is_counted" boolean DEFAULT false NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "ended_at" timestamp (3) with time zone,
  CONSTRAINT "recordings_status" CHECK ("recordings"."status" in ('recording', 'kept', 'discarded')),
  CONSTRAINT "recordings_kind" CHECK ("recordings"."kind" in ('video', 'audio')),
  CONSTRAINT "recordings_purpose" CHECK ("recordings"."purpose" in ('intro')),
  CONSTRAINT "recordings_kept" CHECK ("recordings"."status" <> 'kept' or ("recordings"."file_id" is not null and "recordings"."duration_ms" is not null))
);--> statement-breakpoint
CREATE TABLE "recording_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_of_subject" ON "recordings" USING btree ("purpose","subject_id","owner_id");--> statement-breakpoint
CREATE INDEX "recordings_of_owner" ON "recordings" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "recordings_unfinished" ON "recordings" USING btree ("created_at") WHERE "recordings"."status" = 'recording';--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_file" ON "recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recording_events_subject" ON "recording_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "recording_events_actor" ON "recording_events" USING btree ("actor_id","id");--> statement-breakpoint
-- people/companies: the companies that hire and the people who work for them.
CREATE TABLE "companies" (
  "id" uuid PRIMARY KEY NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "search_name" text NOT NULL,
  "country" char(2) NOT NULL,
  "city" text NOT NULL,
  "time_zone" text NOT NULL,
  "size" text NOT NULL,
  "industry" text NOT NULL,
  "about" text NOT NULL,
  "website" text,
  "work_from" smallint NOT NULL,
  "work_to" smallint NOT NULL,
  "status" text DEFAULT 'unverified' NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "companies_name_length" CHECK (char_length("companies"."name") between 2 and 80),
  CONSTRAINT "companies_about_length" CHECK (char_length("companies"."about") between 0 and 4000),
  CONSTRAINT "companies_city_length" CHECK (char_length("companies"."city") between 1 and 100),
  CONSTRAINT "companies_website_length" CHECK (char_length("companies"."website") between 1 and 300),
  CONSTRAINT "companies_slug_form" CHECK ("companies"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT "companies_country" CHECK ("companies"."country" ~ '^[A-Z]{2}$'),
  CONSTRAINT "companies_work_window" CHECK ("companies"."work_from" between 0 and 1439 and "companies"."work_to" between 1 and 1440),
  CONSTRAINT "companies_size" CHECK ("companies"."size" in ('1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+')),
  CONSTRAINT "companies_industry" CHECK ("companies"."industry" in ('agriculture', 'commerce', 'construction', 'developer_tools', 'education', 'energy', 'finance', 'games', 'health', 'hospitality', 'logistics', 'manufacturing', 'media', 'mobility', 'public_services', 'science', 'security', 'telecommunications')),
  CONSTRAINT "companies_status" CHECK ("companies"."status" in ('unverified', 'verified', 'suspended', 'closed'))
);--> statement-breakpoint
CREATE TABLE "company_members" (
  "company_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "role" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "company_members_company_id_person_id_pk" PRIMARY KEY("company_id","person_id"),
  CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer'))
);--> statement-breakpoint
CREATE TABLE "company_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_list" ON "companies" USING btree ("search_name","id") WHERE "companies"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "companies_list_by_country" ON "companies" USING btree ("country","search_name","id") WHERE "companies"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "companies_waiting" ON "companies" USING btree ("id") WHERE "companies"."status" = 'unverified';--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_members_person" ON "company_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "company_events_subject" ON "company_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "company_events_actor" ON "company_events" USING btree ("actor_id","id");--> statement-breakpoint
-- people/talents: what a person says about the work they can take: permits, hours, pay floor, role, skills.
CREATE TABLE "talent_profiles" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "work_from" smallint,
  "work_to" smallint,
  "pay_floor_amount" bigint,
  "pay_floor_currency" char(3),
  "pay_floor_period" text,
  "headline" text,
  "seniority" text,
  "resume_file_id" uuid,
  "updated_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "talent_profiles_hours" CHECK (("talent_profiles"."work_from" is null) = ("talent_profiles"."work_to" is null)),
  CONSTRAINT "talent_profiles_window" CHECK ("talent_profiles"."work_from" between 0 and 1439 and "talent_profiles"."work_to" between 1 and 1440),
  CONSTRAINT "talent_profiles_pay_floor" CHECK (num_nulls("talent_profiles"."pay_floor_amount", "talent_profiles"."pay_floor_currency", "talent_profiles"."pay_floor_period") in (0, 3)),
  CONSTRAINT "talent_profiles_pay_amount" CHECK ("talent_profiles"."pay_floor_amount" > 0),
  CONSTRAINT "talent_profiles_currency" CHECK ("talent_profiles"."pay_floor_currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "talent_profiles_headline_length" CHECK (char_length("talent_profiles"."headline") between 2 and 80),
  CONSTRAINT "talent_profiles_seniority" CHECK ("talent_profiles"."seniority" in ('starting', 'junior', 'mid', 'senior', 'lead')),
  CONSTRAINT "talent_profiles_period" CHECK ("talent_profiles"."pay_floor_period" in ('hour', 'month', 'year'))
);--> statement-breakpoint
CREATE TABLE "talent_work_countries" (
  "person_id" uuid NOT NULL,
  "country" char(2) NOT NULL,
  CONSTRAINT "talent_work_countries_person_id_country_pk" PRIMARY KEY("person_id","country"),
  CONSTRAINT "talent_work_countries_code" CHECK ("talent_work_countries"."country" ~ '^[A-Z]{2}$')
);--> statement-breakpoint
CREATE TABLE "talent_skills" (
  "person_id" uuid NOT NULL,
  "skill" text NOT NULL,
  "level" smallint NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT "talent_skills_person_id_skill_pk" PRIMARY KEY("person_id","skill"),
  CONSTRAINT "talent_skills_level" CHECK ("talent_skills"."level" between 1 and 5)
);--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_work_countries" ADD CONSTRAINT "talent_work_countries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_profiles_resume" ON "talent_profiles" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "talent_work_countries_country" ON "talent_work_countries" USING btree ("country");--> statement-breakpoint
CREATE INDEX "talent_skills_skill" ON "talent_skills" USING btree ("skill","level");--> statement-breakpoint
-- people/preferences: how the product looks, speaks and notifies, and who may see or reach a person.
CREATE TABLE "person_preferences" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "seeking" text DEFAULT 'open' NOT NULL,
  "is_in_search_engines" boolean DEFAULT false NOT NULL,
  "sends_read_receipts" boolean DEFAULT true NOT NULL,
  "shows_presence" boolean DEFAULT true NOT NULL,
  "quiet_from" smallint,
  "quiet_to" smallint,
  CONSTRAINT "person_preferences_seeking" CHECK ("person_preferences"."seeking" in ('active', 'open', 'not_looking')),
  CONSTRAINT "person_preferences_quiet_hours" CHECK (("person_preferences"."quiet_from" is null) = ("person_preferences"."quiet_to" is null)
        and "person_preferences"."quiet_from" between 0 and 1439 and "person_preferences"."quiet_to" between 0 and 1439
        and "person_preferences"."quiet_from" <> "person_preferences"."quiet_to")
);--> statement-breakpoint
CREATE TABLE "notification_choices" (
  "person_id" uuid NOT NULL,
  "event" text NOT NULL,
  "channel" text NOT NULL,
  "mode" text NOT NULL,
  CONSTRAINT "notification_choices_person_id_event_channel_pk" PRIMARY KEY("person_id","event","channel"),
  CONSTRAINT "notification_choices_mode" CHECK ("notification_choices"."mode" in ('off', 'instant', 'digest'))
);--> statement-breakpoint
CREATE TABLE "hidden_companies" (
  "person_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "hidden_companies_person_id_company_id_pk" PRIMARY KEY("person_id","company_id")
);--> statement-breakpoint
CREATE TABLE "hidden_domains" (
  "person_id" uuid NOT NULL,
  "domain" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "hidden_domains_person_id_domain_pk" PRIMARY KEY("person_id","domain"),
  CONSTRAINT "hidden_domains_length" CHECK (char_length("hidden_domains"."domain") between 4 and 253)
);--> statement-breakpoint
CREATE TABLE "blocked_people" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "blocked_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "blocked_people_other" CHECK ("blocked_people"."person_id" <> "blocked_people"."blocked_id")
);--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_blocked_id_people_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_domains" ADD CONSTRAINT "hidden_domains_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_preferences" ADD CONSTRAINT "person_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_companies_company" ON "hidden_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "blocked_people_list" ON "blocked_people" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_people_pair" ON "blocked_people" USING btree ("person_id","blocked_id");--> statement-breakpoint
CREATE INDEX "blocked_people_blocked" ON "blocked_people" USING btree ("blocked_id");--> statement-breakpoint
-- people/notifications: telling people what happened: the list behind the bell, bundled mail, browser push.
-- While a notification is unread, the same subject is never listed twice.
CREATE TABLE "notifications" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "event" text NOT NULL,
  "subject" text DEFAULT '' NOT NULL,
  "count" integer DEFAULT 1 NOT NULL,
  "values" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "href" text NOT NULL,
  "is_listed" boolean NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "read_at" timestamp (3) with time zone,
  "mail_due_at" timestamp (3) with time zone,
  "about_id" uuid,
  CONSTRAINT "notifications_href" CHECK (char_length("notifications"."href") between 1 and 2048)
);--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "endpoint" text NOT NULL,
  "public_key" text NOT NULL,
  "secret" text NOT NULL,
  "session_id" uuid,
  "token_id" uuid,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
  CONSTRAINT "push_subscriptions_sign_in" CHECK (num_nonnulls("push_subscriptions"."session_id", "push_subscriptions"."token_id") = 1)
);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_people_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_token_id_access_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("person_id","id") WHERE "notifications"."is_listed";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE "notifications"."is_listed" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id") WHERE "notifications"."about_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due_at") WHERE "notifications"."mail_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_one_line" ON "notifications" USING btree ("person_id","event","subject") WHERE "notifications"."read_at" is null and "notifications"."subject" <> '';--> statement-breakpoint
CREATE INDEX "push_subscriptions_person" ON "push_subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_token" ON "push_subscriptions" USING btree ("token_id");--> statement-breakpoint
-- people/two-factor: the second step at sign-in: an authenticator app and backup codes.
CREATE TABLE "authenticators" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "sealed_secret" "bytea" NOT NULL,
  "confirmed_at" timestamp (3) with time zone,
  "last_step" integer,
  "guesses_left" integer NOT NULL,
  "guesses_renew_at" timestamp (3) with time zone NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "known_guesses_left" integer DEFAULT 0 NOT NULL,
  "known_guesses_renew_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL,
  CONSTRAINT "authenticators_guesses" CHECK ("authenticators"."guesses_left" >= 0),
  CONSTRAINT "authenticators_known_guesses" CHECK ("authenticators"."known_guesses_left" >= 0)
);--> statement-breakpoint
CREATE TABLE "backup_codes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "code_hash" "bytea" NOT NULL,
  "used_at" timestamp (3) with time zone
);--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_codes_person" ON "backup_codes" USING btree ("person_id","code_hash");--> statement-breakpoint
-- people/passkeys: signing in with a passkey, and managing passkeys.
CREATE TABLE "passkeys" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "name" text NOT NULL,
  "credential_id" text NOT NULL,
  "public_key" "bytea" NOT NULL,
  "counter" bigint NOT NULL,
  "transports" text[] NOT NULL,
  "is_backed_up" boolean NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "last_used_at" timestamp (3) with time zone,
  CONSTRAINT "passkeys_name_length" CHECK (char_length("passkeys"."name") between 1 and 60)
);--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
  "challenge" text PRIMARY KEY NOT NULL,
  "maker_id" uuid,
  "expires_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_maker" ON "passkey_challenges" USING btree ("maker_id");--> statement-breakpoint
-- people/personal-data: everything held about a person: the export, and deletion with its grace period.
CREATE TABLE "data_exports" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "status" text NOT NULL,
  "parts_done" integer DEFAULT 0 NOT NULL,
  "parts_total" integer NOT NULL,
  "tries" integer DEFAULT 0 NOT NULL,
  "size" bigint,
  "created_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone,
  CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('queued', 'building', 'ready', 'expired', 'failed')),
  CONSTRAINT "data_exports_ready" CHECK ("data_exports"."status" <> 'ready' or ("data_exports"."size" > 0 and "data_exports"."expires_at" is not null))
);--> statement-breakpoint
CREATE TABLE "deletion_requests" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "status" text NOT NULL,
  "reason" text,
  "created_at" timestamp (3) with time zone NOT NULL,
  "scheduled_for" timestamp (3) with time zone NOT NULL,
  "reminded_at" timestamp (3) with time zone,
  CONSTRAINT "deletion_requests_reason_length" CHECK (char_length("deletion_requests"."reason") between 1 and 1000),
  CONSTRAINT "deletion_requests_status" CHECK ("deletion_requests"."status" in ('requested', 'scheduled', 'cancelled', 'executed'))
);--> statement-breakpoint
CREATE TABLE "erased_people" (
  "id_hash" "bytea" PRIMARY KEY NOT NULL,
  "erased_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "data_export_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "deletion_request_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("person_id") WHERE "data_exports"."status" in ('queued', 'building');--> statement-breakpoint
CREATE INDEX "data_exports_person" ON "data_exports" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."status" = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree ("person_id") WHERE "deletion_requests"."status" in ('requested', 'scheduled');--> statement-breakpoint
CREATE INDEX "deletion_requests_person" ON "deletion_requests" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("scheduled_for") WHERE "deletion_requests"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "data_export_events_subject" ON "data_export_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "data_export_events_actor" ON "data_export_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "deletion_request_events_subject" ON "deletion_request_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "deletion_request_events_actor" ON "deletion_request_events" USING btree ("actor_id","id");--> statement-breakpoint
-- jobs/jobs: job postings: terms, status, fit of a job to a person.
CREATE TABLE "jobs" (
  "id" uuid PRIMARY KEY NOT NULL,
  "company_id" uuid NOT NULL,
  "slug" text NOT NULL,
  "status" text DEFAULT 'draft' NOT NULL,
  "close_reason" text,
  "status_reason" text,
  "visibility" text NOT NULL,
  "title" text NOT NULL,
  "description" text NOT NULL,
  "responsibilities" text[] NOT NULL,
  "requirements" text[] NOT NULL,
  "benefits" text[] NOT NULL,
  "department" text,
  "openings" smallint NOT NULL,
  "employment_type" text NOT NULL,
  "engagements" text[] NOT NULL,
  "workplace" text NOT NULL,
  "seniority" text NOT NULL,
  "eligibility" jsonb NOT NULL,
  "hours" jsonb NOT NULL,
  "pay" jsonb,
  "languages" jsonb NOT NULL,
  "skills" jsonb NOT NULL,
  "locations" jsonb NOT NULL,
  "travel_percent" smallint NOT NULL,
  "equipment" text,
  "equity" text,
  "bonus" text,
  "reply_days" smallint DEFAULT 7 NOT NULL,
  "application_cap" smallint,
  "source" text DEFAULT 'native' NOT NULL,
  "external_id" text,
  "external_url" text,
  "created_by" uuid,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "published_at" timestamp (3) with time zone,
  "closes_at" timestamp (3) with time zone,
  "closed_at" timestamp (3) with time zone,
  "last_confirmed_at" timestamp (3) with time zone,
  "asked_at" timestamp (3) with time zone,
  "unanswered_asks" smallint DEFAULT 0 NOT NULL,
  "warned_at" timestamp (3) with time zone,
  "search_title" text NOT NULL,
  "search_skills" text NOT NULL,
  "search_rest" text NOT NULL,
  "search_tags" text[] NOT NULL,
  "search_shape" text NOT NULL,
  "search_reach" text NOT NULL,
  "search_hours" text NOT NULL,
  "search_languages" text NOT NULL,
  "search_skill_ids" text[] NOT NULL,
  "search_pay" integer,
  "team_country" char(2) NOT NULL,
  CONSTRAINT "jobs_title_length" CHECK (char_length("jobs"."title") between 5 and 140),
  CONSTRAINT "jobs_description_length" CHECK (char_length("jobs"."description") between 0 and 20000),
  CONSTRAINT "jobs_department_length" CHECK (char_length("jobs"."department") between 1 and 80),
  CONSTRAINT "jobs_equity_length" CHECK (char_length("jobs"."equity") between 1 and 120),
  CONSTRAINT "jobs_bonus_length" CHECK (char_length("jobs"."bonus") between 1 and 300),
  CONSTRAINT "jobs_external_id_length" CHECK (char_length("jobs"."external_id") between 1 and 200),
  CONSTRAINT "jobs_slug_form" CHECK ("jobs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT "jobs_close_reason_when_closed" CHECK ("jobs"."status" <> 'closed' or "jobs"."close_reason" is not null),
  CONSTRAINT "jobs_published_when_open" CHECK ("jobs"."status" <> 'published' or "jobs"."published_at" is not null),
  CONSTRAINT "jobs_status" CHECK ("jobs"."status" in ('draft', 'pending_review', 'rejected', 'published', 'paused', 'closed', 'archived')),
  CONSTRAINT "jobs_close_reason" CHECK ("jobs"."close_reason" in ('filled', 'cancelled', 'expired', 'moderated')),
  CONSTRAINT "jobs_visibility" CHECK ("jobs"."visibility" in ('public', 'unlisted', 'invite_only')),
  CONSTRAINT "jobs_employment_type" CHECK ("jobs"."employment_type" in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'freelance_project')),
  CONSTRAINT "jobs_workplace" CHECK ("jobs"."workplace" in ('remote', 'hybrid', 'onsite')),
  CONSTRAINT "jobs_seniority" CHECK ("jobs"."seniority" in ('intern', 'junior', 'mid', 'senior', 'lead', 'principal', 'executive')),
  CONSTRAINT "jobs_source" CHECK ("jobs"."source" in ('native', 'greenhouse', 'lever', 'ashby', 'recruitee', 'workable', 'smartrecruiters', 'personio', 'indeed', 'jsonld', 'rss'))
);--> statement-breakpoint
CREATE TABLE "job_changes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "job_id" uuid NOT NULL,
  "status" text NOT NULL,
  "actor_id" uuid,
  "changes" jsonb NOT NULL,
  "changed_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "job_changes_status" CHECK ("job_changes"."status" in ('draft', 'pending_review', 'rejected', 'published', 'paused', 'closed', 'archived'))
);--> statement-breakpoint
CREATE TABLE "job_stages" (
  "id" uuid PRIMARY KEY NOT NULL,
  "job_id" uuid NOT NULL,
  "place" smallint NOT NULL,
  "name" text NOT NULL,
  "kind" text NOT NULL,
  CONSTRAINT "job_stages_name_length" CHECK (char_length("job_stages"."name") between 1 and 60),
  CONSTRAINT "job_stages_kind" CHECK ("job_stages"."kind" in ('review', 'screening', 'test', 'interview', 'task', 'references', 'offer'))
);--> statement-breakpoint
CREATE TABLE "job_readers" (
  "job_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  CONSTRAINT "job_readers_job_id_person_id_pk" PRIMARY KEY("job_id","person_id")
);--> statement-breakpoint
CREATE TABLE "job_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readers" ADD CONSTRAINT "job_readers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readers" ADD CONSTRAINT "job_readers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "jobs_by_company" ON "jobs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external" ON "jobs" USING btree ("company_id","source","external_id");--> statement-breakpoint
CREATE INDEX "jobs_moderated" ON "jobs" USING btree ("company_id") WHERE "jobs"."close_reason" = 'moderated';--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_at") WHERE "jobs"."status" in ('published', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_confirming" ON "jobs" USING btree ("asked_at","last_confirmed_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_archiving" ON "jobs" USING btree ("closed_at") WHERE "jobs"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "job_changes_by_job" ON "job_changes" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "job_changes_actor" ON "job_changes" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_stages_place" ON "job_stages" USING btree ("job_id","place");--> statement-breakpoint
CREATE INDEX "job_readers_person" ON "job_readers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "job_events_subject" ON "job_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_events_actor" ON "job_events" USING btree ("actor_id","id");--> statement-breakpoint
-- jobs/saved-jobs: what a person does with jobs: saved with a note, hidden, seen, applied to.
CREATE TABLE "saved_jobs" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "note" text DEFAULT '' NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "saved_jobs_note_length" CHECK (char_length("saved_jobs"."note") between 0 and 500)
);--> statement-breakpoint
CREATE TABLE "hidden_items" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "job_id" uuid,
  "company_id" uuid,
  "reason" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "hidden_items_one" CHECK (num_nonnulls("hidden_items"."job_id", "hidden_items"."company_id") = 1),
  CONSTRAINT "hidden_items_reason" CHECK ("hidden_items"."reason" in ('not_relevant', 'location', 'pay', 'seniority', 'seen', 'company', 'other'))
);--> statement-breakpoint
CREATE TABLE "job_marks" (
  "person_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "first_seen_at" timestamp (3) with time zone,
  "last_seen_at" timestamp (3) with time zone,
  "views" integer DEFAULT 0 NOT NULL,
  "applied_at" timestamp (3) with time zone,
  CONSTRAINT "job_marks_person_id_job_id_pk" PRIMARY KEY("person_id","job_id")
);--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_items" ADD CONSTRAINT "hidden_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_once" ON "saved_jobs" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_list" ON "saved_jobs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_items_job" ON "hidden_items" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_items_company" ON "hidden_items" USING btree ("person_id","company_id");--> statement-breakpoint
CREATE INDEX "hidden_items_list" ON "hidden_items" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "job_marks_job" ON "job_marks" USING btree ("job_id");--> statement-breakpoint
-- jobs/job-search: finding jobs: words, filters with exact counts, order by fit.
-- One narrow table to search in, written by triggers only (at the end of this file): a job cannot change without it.
CREATE TABLE "job_search" (
  "job_id" uuid PRIMARY KEY NOT NULL,
  "posted_at" timestamp (3) with time zone NOT NULL,
  "company_id" uuid NOT NULL,
  "shape" text NOT NULL,
  "reach" text NOT NULL,
  "hours" text NOT NULL,
  "languages" text NOT NULL,
  "skill_ids" text[] NOT NULL,
  "pay" integer,
  "doc" "tsvector" NOT NULL
);--> statement-breakpoint
CREATE TABLE "job_search_words" (
  "word" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
CREATE TABLE "job_search_changes" (
  "seq" bigserial PRIMARY KEY NOT NULL,
  "xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
  "job_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_search_doc" ON "job_search" USING gin ("doc") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("posted_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_pay" ON "job_search" USING btree (coalesce("pay", 0),"posted_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_changes_xid" ON "job_search_changes" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "job_search_changes_created" ON "job_search_changes" USING btree ("created_at");--> statement-breakpoint
-- jobs/recommendations: jobs ranked for a person, with reasons: what matches, what is missing.
-- Every score that was shown is logged with all that went into it, so that "Why am I seeing this?" has an answer.
CREATE TABLE "recommendation_settings" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "is_on" boolean NOT NULL
);--> statement-breakpoint
CREATE TABLE "recommendation_dismissals" (
  "person_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "reason" text NOT NULL,
  "job" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "recommendation_dismissals_person_id_job_id_pk" PRIMARY KEY("person_id","job_id"),
  CONSTRAINT "recommendation_dismissals_reason" CHECK ("recommendation_dismissals"."reason" in ('not_my_work', 'pay', 'level', 'place', 'company', 'seen', 'other'))
);--> statement-breakpoint
CREATE TABLE "recommendation_runs" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "version" text NOT NULL,
  "person" jsonb NOT NULL,
  "digest" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "recommendation_scores" (
  "run_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "place" smallint NOT NULL,
  "score" double precision NOT NULL,
  "worths" jsonb NOT NULL,
  "job" jsonb NOT NULL,
  CONSTRAINT "recommendation_scores_run_id_job_id_pk" PRIMARY KEY("run_id","job_id")
);--> statement-breakpoint
ALTER TABLE "recommendation_dismissals" ADD CONSTRAINT "recommendation_dismissals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_dismissals" ADD CONSTRAINT "recommendation_dismissals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_runs" ADD CONSTRAINT "recommendation_runs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_scores" ADD CONSTRAINT "recommendation_scores_run_id_recommendation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."recommendation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_scores" ADD CONSTRAINT "recommendation_scores_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_settings" ADD CONSTRAINT "recommendation_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_dismissals_list" ON "recommendation_dismissals" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "recommendation_dismissals_job" ON "recommendation_dismissals" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "recommendation_runs_person" ON "recommendation_runs" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "recommendation_runs_created" ON "recommendation_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recommendation_scores_job" ON "recommendation_scores" USING btree ("job_id");--> statement-breakpoint
-- jobs/feeds: jobs imported from the feeds companies keep elsewhere, and the feeds we publish.
CREATE TABLE "feeds" (
  "id" uuid PRIMARY KEY NOT NULL,
  "company_id" uuid NOT NULL,
  "source" text NOT NULL,
  "url" text NOT NULL,
  "status" text DEFAULT 'active' NOT NULL,
  "interval_minutes" integer NOT NULL,
  "next_run_at" timestamp (3) with time zone NOT NULL,
  "running_until" timestamp (3) with time zone,
  "last_run_at" timestamp (3) with time zone,
  "last_good_run_at" timestamp (3) with time zone,
  "etag" text,
  "reader_version" smallint DEFAULT 0 NOT NULL,
  "error_code" text,
  "error_detail" text,
  "failures" integer DEFAULT 0 NOT NULL,
  "unreadable" integer DEFAULT 0 NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "feeds_url_length" CHECK (char_length("feeds"."url") between 1 and 700),
  CONSTRAINT "feeds_interval" CHECK ("feeds"."interval_minutes" > 0),
  CONSTRAINT "feeds_source" CHECK ("feeds"."source" in ('greenhouse', 'lever', 'ashby', 'recruitee', 'workable', 'smartrecruiters', 'personio', 'indeed', 'jsonld', 'rss')),
  CONSTRAINT "feeds_error_code" CHECK ("feeds"."error_code" in ('bad_address', 'address_refused', 'unreachable', 'too_slow', 'too_large', 'too_complex', 'too_many_redirects', 'bad_status', 'not_json', 'not_xml', 'document_type', 'wrong_format', 'no_job_on_page', 'too_many_jobs', 'too_many_pages')),
  CONSTRAINT "feeds_status" CHECK ("feeds"."status" in ('active', 'failing', 'paused', 'removed'))
);--> statement-breakpoint
CREATE TABLE "feed_items" (
  "id" uuid PRIMARY KEY NOT NULL,
  "feed_id" uuid NOT NULL,
  "external_id" text NOT NULL,
  "status" text DEFAULT 'new' NOT NULL,
  "hold_reason" text,
  "title" text NOT NULL,
  "url" text NOT NULL,
  "content_hash" text NOT NULL,
  "likeness" text NOT NULL,
  "evidence" jsonb NOT NULL,
  "job_id" uuid,
  "missed_runs" smallint DEFAULT 0 NOT NULL,
  "details_read_at" timestamp (3) with time zone,
  "changed_at" timestamp (3) with time zone NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "feed_items_status" CHECK ("feed_items"."status" in ('new', 'published', 'held', 'gone')),
  CONSTRAINT "feed_items_hold_reason" CHECK ("feed_items"."hold_reason" in ('too_short', 'duplicate', 'pay_to_check', 'not_accepted'))
);--> statement-breakpoint
CREATE TABLE "feed_item_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "feed_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_once" ON "feeds" USING btree ("company_id","url");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE "feeds"."status" <> 'paused';--> statement-breakpoint
CREATE INDEX "feeds_by_status" ON "feeds" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_external" ON "feed_items" USING btree ("feed_id","external_id");--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("feed_id","id");--> statement-breakpoint
CREATE INDEX "feed_items_list" ON "feed_items" USING btree ("feed_id","status","id");--> statement-breakpoint
CREATE INDEX "feed_items_likeness" ON "feed_items" USING btree ("likeness");--> statement-breakpoint
CREATE INDEX "feed_items_job" ON "feed_items" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "feed_item_events_subject" ON "feed_item_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "feed_item_events_actor" ON "feed_item_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "feed_events_subject" ON "feed_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "feed_events_actor" ON "feed_events" USING btree ("actor_id","id");--> statement-breakpoint
-- jobs/saved-searches: saved searches: alerts by mail, what is new, a private feed.
CREATE TABLE "saved_searches" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "name" text NOT NULL,
  "search" text NOT NULL,
  "alert" text NOT NULL,
  "anchors" text[] NOT NULL,
  "doc_query" "tsquery" NOT NULL,
  "pay_from" integer,
  "overlap_minutes" smallint,
  "feed_version" integer DEFAULT 0 NOT NULL,
  "has_feed" boolean DEFAULT false NOT NULL,
  "looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "next_send_at" timestamp (3) with time zone,
  "last_sent_at" timestamp (3) with time zone,
  "unanswered_mails" smallint DEFAULT 0 NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "open_to" text,
  "words_version" smallint DEFAULT 1 NOT NULL,
  CONSTRAINT "saved_searches_name_length" CHECK (char_length("saved_searches"."name") between 1 and 60),
  CONSTRAINT "saved_searches_alert" CHECK ("saved_searches"."alert" in ('off', 'instant', 'daily', 'weekly'))
);--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
  "search_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "found_at" timestamp (3) with time zone NOT NULL,
  "told_at" timestamp (3) with time zone,
  CONSTRAINT "saved_search_matches_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);--> statement-breakpoint
CREATE TABLE "saved_search_progress" (
  "id" smallint PRIMARY KEY NOT NULL,
  "matched_until" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","search");--> statement-breakpoint
CREATE INDEX "saved_searches_list" ON "saved_searches" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_anchors" ON "saved_searches" USING gin ("anchors");--> statement-breakpoint
CREATE INDEX "saved_searches_words" ON "saved_searches" USING btree ("words_version");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_send_at") WHERE "saved_searches"."next_send_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_untold" ON "saved_search_matches" USING btree ("search_id") WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_found" ON "saved_search_matches" USING btree ("found_at");--> statement-breakpoint
-- jobs/invitations: companies invite people to apply; people accept, decline or ignore it.
CREATE TABLE "job_invitations" (
  "id" uuid PRIMARY KEY NOT NULL,
  "job_id" uuid NOT NULL,
  "talent_id" uuid NOT NULL,
  "sender_id" uuid,
  "message" text NOT NULL,
  "status" text DEFAULT 'sent' NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "decline_reason" text,
  "decline_note" text,
  "responded_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "job_invitations_message_length" CHECK (char_length("job_invitations"."message") between 1 and 1000),
  CONSTRAINT "job_invitations_note_length" CHECK (char_length("job_invitations"."decline_note") between 0 and 300),
  CONSTRAINT "job_invitations_status" CHECK ("job_invitations"."status" in ('sent', 'viewed', 'ignored', 'accepted', 'declined', 'withdrawn', 'expired')),
  CONSTRAINT "job_invitations_decline_reason" CHECK ("job_invitations"."decline_reason" in ('not_looking', 'pay', 'location', 'hours', 'role', 'company', 'other'))
);--> statement-breakpoint
CREATE TABLE "job_invitation_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_invitations_once" ON "job_invitations" USING btree ("job_id","talent_id") WHERE "job_invitations"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "job_invitations_by_talent" ON "job_invitations" USING btree ("talent_id","id");--> statement-breakpoint
CREATE INDEX "job_invitations_by_job" ON "job_invitations" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "job_invitations_by_sender" ON "job_invitations" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "job_invitations_expiring" ON "job_invitations" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "job_invitation_events_subject" ON "job_invitation_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_invitation_events_actor" ON "job_invitation_events" USING btree ("actor_id","id");--> statement-breakpoint
-- jobs/job-reports: what people report about a job.
CREATE TABLE "job_reports" (
  "id" uuid PRIMARY KEY NOT NULL,
  "job_id" uuid NOT NULL,
  "reporter_id" uuid NOT NULL,
  "reason" text NOT NULL,
  "text" text NOT NULL,
  "status" text DEFAULT 'open' NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "job_reports_text_length" CHECK (char_length("job_reports"."text") between 0 and 1000),
  CONSTRAINT "job_reports_reason" CHECK ("job_reports"."reason" in ('scam', 'asks_money', 'discrimination', 'misleading_location', 'misleading_pay', 'expired', 'no_response', 'duplicate', 'other')),
  CONSTRAINT "job_reports_status" CHECK ("job_reports"."status" in ('open', 'confirmed', 'dismissed'))
);--> statement-breakpoint
CREATE TABLE "job_report_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_once" ON "job_reports" USING btree ("job_id","reporter_id") WHERE "job_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "job_reports_by_status" ON "job_reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "job_reports_by_reporter" ON "job_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "job_report_events_subject" ON "job_report_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_report_events_actor" ON "job_report_events" USING btree ("actor_id","id");--> statement-breakpoint
-- entry/sources: the partners, communities and companies that send people here, and their branded ways in.
CREATE TABLE "sources" (
  "id" uuid PRIMARY KEY NOT NULL,
  "link_id" text NOT NULL,
  "kind" text NOT NULL,
  "company_id" uuid,
  "name" text NOT NULL,
  "message" text NOT NULL,
  "sharing" text NOT NULL,
  "starts_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone,
  "ended_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "job_id" uuid,
  CONSTRAINT "sources_kind" CHECK ("sources"."kind" in ('partner', 'community', 'company')),
  CONSTRAINT "sources_sharing" CHECK ("sources"."sharing" in ('count', 'names')),
  CONSTRAINT "sources_name_length" CHECK (char_length("sources"."name") between 2 and 80),
  CONSTRAINT "sources_message_length" CHECK (char_length("sources"."message") between 0 and 300),
  CONSTRAINT "sources_company_kind" CHECK (("sources"."kind" = 'company') = ("sources"."company_id" is not null)),
  CONSTRAINT "sources_job_company" CHECK ("sources"."job_id" is null or "sources"."company_id" is not null),
  CONSTRAINT "sources_period" CHECK ("sources"."expires_at" > "sources"."starts_at")
);--> statement-breakpoint
CREATE TABLE "attributions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "source_id" uuid NOT NULL,
  "signed_up_at" timestamp (3) with time zone,
  "path" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "last_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "attributions_path_length" CHECK (char_length("attributions"."path") between 1 and 200)
);--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sources_link" ON "sources" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sources_company" ON "sources" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "sources_job" ON "sources" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attributions_person_source" ON "attributions" USING btree ("person_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attributions_sign_up" ON "attributions" USING btree ("person_id") WHERE "attributions"."signed_up_at" is not null;--> statement-breakpoint
CREATE INDEX "attributions_source" ON "attributions" USING btree ("source_id","id") WHERE "attributions"."signed_up_at" is not null;--> statement-breakpoint
-- entry/sign-in: every way in: sign-up, sign-in, verification, reset, and where a person goes next.
CREATE TABLE "second_step_tickets" (
  "id" uuid PRIMARY KEY NOT NULL,
  "secret_hash" "bytea" NOT NULL,
  "person_id" uuid NOT NULL,
  "is_remembered" boolean NOT NULL,
  "tries_left" integer NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "second_step_tickets_tries" CHECK ("second_step_tickets"."tries_left" >= 0)
);--> statement-breakpoint
CREATE TABLE "known_devices" (
  "key_hash" "bytea" NOT NULL,
  "person_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "last_seen_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "known_devices_key_hash_person_id_pk" PRIMARY KEY("key_hash","person_id")
);--> statement-breakpoint
CREATE TABLE "try_budgets" (
  "key" "bytea" PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "tries" integer NOT NULL,
  "last_try_at" timestamp (3) with time zone NOT NULL,
  "open_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_tickets" ADD CONSTRAINT "second_step_tickets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "second_step_tickets_secret" ON "second_step_tickets" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "second_step_tickets_person" ON "second_step_tickets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "second_step_tickets_expiry" ON "second_step_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_person" ON "known_devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "try_budgets_last_try" ON "try_budgets" USING btree ("last_try_at");--> statement-breakpoint
-- entry/security: what a person changes about their ways in: password, address, devices, API tokens, the log.
-- A change of address waits until both addresses have confirmed it.
CREATE TABLE "email_changes" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "new_email" text NOT NULL,
  "old_confirmed_at" timestamp (3) with time zone,
  "new_confirmed_at" timestamp (3) with time zone,
  "asked_at" timestamp (3) with time zone NOT NULL,
  "sent_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "email_changes_email_length" CHECK (char_length("email_changes"."new_email") between 3 and 254)
);--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- entry/onboarding: the first-run wizard: where a person lives and works, hours, pay, role, résumé.
CREATE TABLE "onboardings" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "step" text NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "onboardings_step" CHECK ("onboardings"."step" in ('place', 'hours', 'pay', 'work', 'resume'))
);--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- talk/chat: conversations between people, companies and support: strictly ordered, cards, search, reports.
-- Each conversation numbers its messages and changes under its own lock; a message sent twice with the same key is
-- stored once.
CREATE TABLE "conversations" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "about" text NOT NULL,
  "created_by" uuid,
  "is_request" boolean NOT NULL,
  "last_seq" integer DEFAULT 0 NOT NULL,
  "last_change" integer DEFAULT 0 NOT NULL,
  "last_message_id" uuid,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "company_id" uuid,
  "job_id" uuid,
  "frozen_at" timestamp (3) with time zone,
  CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('direct', 'support', 'application', 'company'))
);--> statement-breakpoint
CREATE TABLE "conversation_members" (
  "conversation_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "left_at" timestamp (3) with time zone,
  "read_seq" integer DEFAULT 0 NOT NULL,
  "delivered_seq" integer DEFAULT 0 NOT NULL,
  "is_marked_unread" boolean DEFAULT false NOT NULL,
  "is_pinned" boolean DEFAULT false NOT NULL,
  "is_archived" boolean DEFAULT false NOT NULL,
  "muted_until" timestamp (3) with time zone,
  "company_id" uuid,
  "has_written" boolean DEFAULT false NOT NULL,
  "changes" integer DEFAULT 0 NOT NULL,
  "changes_since" timestamp (3) with time zone,
  "warned_seq" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "conversation_members_conversation_id_person_id_pk" PRIMARY KEY("conversation_id","person_id")
);--> statement-breakpoint
CREATE TABLE "messages" (
  "id" uuid PRIMARY KEY NOT NULL,
  "conversation_id" uuid NOT NULL,
  "seq" integer NOT NULL,
  "change" integer NOT NULL,
  "kind" text NOT NULL,
  "sender_id" uuid,
  "client_key" uuid,
  "body" text NOT NULL,
  "reply_to" uuid,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "edited_at" timestamp (3) with time zone,
  "deleted_at" timestamp (3) with time zone,
  "search_text" text DEFAULT '' NOT NULL,
  "risks" text[] DEFAULT '{}' NOT NULL,
  "card" jsonb,
  "voice" jsonb,
  "notice" jsonb,
  CONSTRAINT "messages_order" UNIQUE("conversation_id","seq"),
  CONSTRAINT "messages_body" CHECK (char_length("messages"."body") between 0 and 5000),
  CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'card', 'voice', 'system')),
  CONSTRAINT "messages_sender" CHECK (("messages"."kind" = 'system') = ("messages"."sender_id" is null)),
  CONSTRAINT "messages_notice" CHECK (("messages"."kind" = 'system') = ("messages"."notice" is not null)),
  CONSTRAINT "messages_card" CHECK (("messages"."kind" = 'card') = ("messages"."card" is not null)),
  CONSTRAINT "messages_voice" CHECK (("messages"."kind" = 'voice') = ("messages"."voice" is not null))
);--> statement-breakpoint
CREATE TABLE "message_attachments" (
  "message_id" uuid NOT NULL,
  "file_id" uuid NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT "message_attachments_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);--> statement-breakpoint
CREATE TABLE "message_reactions" (
  "message_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "emoji" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "message_reactions_message_id_person_id_emoji_pk" PRIMARY KEY("message_id","person_id","emoji")
);--> statement-breakpoint
CREATE TABLE "message_versions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "message_id" uuid NOT NULL,
  "body" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "message_reports" (
  "id" uuid PRIMARY KEY NOT NULL,
  "message_id" uuid NOT NULL,
  "reporter_id" uuid NOT NULL,
  "reason" text NOT NULL,
  "note" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "status" text DEFAULT 'open' NOT NULL,
  CONSTRAINT "message_reports_once" UNIQUE("message_id","reporter_id"),
  CONSTRAINT "message_reports_reason" CHECK ("message_reports"."reason" in ('money', 'scam', 'rude', 'spam', 'other')),
  CONSTRAINT "message_reports_note" CHECK (char_length("message_reports"."note") between 0 and 1000),
  CONSTRAINT "message_reports_status" CHECK ("message_reports"."status" in ('open', 'dismissed', 'removed', 'frozen'))
);--> statement-breakpoint
CREATE TABLE "message_report_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_versions" ADD CONSTRAINT "message_versions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_about" ON "conversations" USING btree ("kind","about");--> statement-breakpoint
CREATE INDEX "conversations_by_kind" ON "conversations" USING btree ("kind","last_message_id");--> statement-breakpoint
CREATE INDEX "conversations_company" ON "conversations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "conversations_job" ON "conversations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "conversations_created_by" ON "conversations" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "conversation_members_person" ON "conversation_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "conversation_members_company" ON "conversation_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "messages_changes" ON "messages" USING btree ("conversation_id","change");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("sender_id","client_key");--> statement-breakpoint
CREATE INDEX "messages_reply_to" ON "messages" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("conversation_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_risky" ON "messages" USING btree ("conversation_id","seq") WHERE "messages"."risks" <> '{}' and "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_attachments_file" ON "message_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "message_reactions_person" ON "message_reactions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "message_versions_message" ON "message_versions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_by_status" ON "message_reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "message_report_events_subject" ON "message_report_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "message_report_events_actor" ON "message_report_events" USING btree ("actor_id","id");--> statement-breakpoint
-- hiring/screeners: short timed tests: questions, one attempt with its answers, points.
CREATE TABLE "screener_tests" (
  "id" uuid PRIMARY KEY NOT NULL,
  "company_id" uuid NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "screener_test_versions" (
  "test_id" uuid NOT NULL,
  "version" integer NOT NULL,
  "title" text NOT NULL,
  "intro" text NOT NULL,
  "minutes" smallint NOT NULL,
  "pass_percent" smallint,
  "is_shuffled" boolean NOT NULL,
  "questions" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "screener_test_versions_test_id_version_pk" PRIMARY KEY("test_id","version"),
  CONSTRAINT "screener_test_versions_title" CHECK (char_length("screener_test_versions"."title") between 3 and 120),
  CONSTRAINT "screener_test_versions_intro" CHECK (char_length("screener_test_versions"."intro") between 0 and 2000),
  CONSTRAINT "screener_test_versions_minutes" CHECK ("screener_test_versions"."minutes" between 1 and 45),
  CONSTRAINT "screener_test_versions_pass_percent" CHECK ("screener_test_versions"."pass_percent" between 1 and 100)
);--> statement-breakpoint
CREATE TABLE "job_screeners" (
  "job_id" uuid NOT NULL,
  "test_id" uuid NOT NULL,
  "position" smallint NOT NULL,
  "is_required" boolean NOT NULL,
  "later_days" smallint,
  CONSTRAINT "job_screeners_job_id_test_id_pk" PRIMARY KEY("job_id","test_id"),
  CONSTRAINT "job_screeners_later_days" CHECK ("job_screeners"."later_days" between 0 and 14)
);--> statement-breakpoint
CREATE TABLE "screener_attempts" (
  "id" uuid PRIMARY KEY NOT NULL,
  "test_id" uuid NOT NULL,
  "version" integer NOT NULL,
  "person_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "status" text DEFAULT 'not_started' NOT NULL,
  "seed" integer NOT NULL,
  "question_order" uuid[] NOT NULL,
  "extra_time" double precision DEFAULT 1 NOT NULL,
  "due_at" timestamp (3) with time zone,
  "reminded_at" timestamp (3) with time zone,
  "started_at" timestamp (3) with time zone,
  "ends_at" timestamp (3) with time zone,
  "submitted_at" timestamp (3) with time zone,
  "points" numeric(7, 2),
  "max_points" integer NOT NULL,
  "percent" smallint,
  "passed" boolean,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "screener_attempts_status" CHECK ("screener_attempts"."status" in ('not_started', 'running', 'submitted', 'timed_out', 'scored', 'void')),
  CONSTRAINT "screener_attempts_extra_time" CHECK ("screener_attempts"."extra_time" between 1 and 2)
);--> statement-breakpoint
CREATE TABLE "screener_attempt_subjects" (
  "attempt_id" uuid NOT NULL,
  "subject_id" uuid NOT NULL,
  CONSTRAINT "screener_attempt_subjects_attempt_id_subject_id_pk" PRIMARY KEY("attempt_id","subject_id")
);--> statement-breakpoint
CREATE TABLE "screener_answers" (
  "attempt_id" uuid NOT NULL,
  "question_id" uuid NOT NULL,
  "value" jsonb NOT NULL,
  "seq" integer NOT NULL,
  "saved_at" timestamp (3) with time zone NOT NULL,
  "points" numeric(6, 2),
  CONSTRAINT "screener_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);--> statement-breakpoint
CREATE TABLE "screener_attempt_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "screener_answers" ADD CONSTRAINT "screener_answers_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempt_subjects" ADD CONSTRAINT "screener_attempt_subjects_attempt_id_screener_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."screener_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_version" FOREIGN KEY ("test_id","version") REFERENCES "public"."screener_test_versions"("test_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_screeners" ADD CONSTRAINT "job_screeners_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_screeners" ADD CONSTRAINT "job_screeners_test_id_screener_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."screener_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_test_versions" ADD CONSTRAINT "screener_test_versions_test_id_screener_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."screener_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_tests" ADD CONSTRAINT "screener_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screener_tests_by_company" ON "screener_tests" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "job_screeners_by_test" ON "job_screeners" USING btree ("test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "screener_attempts_open" ON "screener_attempts" USING btree ("test_id","person_id","job_id") WHERE "screener_attempts"."status" in ('not_started', 'running');--> statement-breakpoint
CREATE INDEX "screener_attempts_by_person" ON "screener_attempts" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "screener_attempts_by_job" ON "screener_attempts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "screener_attempts_ending" ON "screener_attempts" USING btree ("ends_at") WHERE "screener_attempts"."status" = 'running';--> statement-breakpoint
CREATE INDEX "screener_attempts_due" ON "screener_attempts" USING btree ("due_at") WHERE "screener_attempts"."status" = 'not_started' and "screener_attempts"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "screener_attempt_subjects_subject" ON "screener_attempt_subjects" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "screener_attempt_events_subject" ON "screener_attempt_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "screener_attempt_events_actor" ON "screener_attempt_events" USING btree ("actor_id","id");--> statement-breakpoint
-- hiring/applications: what a person sent to a company and what became of it, on both sides; the promise to reply.
CREATE TABLE "applications" (
  "id" uuid PRIMARY KEY NOT NULL,
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "talent_id" uuid NOT NULL,
  "status" text DEFAULT 'submitted' NOT NULL,
  "stage_id" uuid,
  "source" text NOT NULL,
  "source_id" uuid,
  "submitted_at" timestamp (3) with time zone NOT NULL,
  "last_activity_at" timestamp (3) with time zone NOT NULL,
  "edited_at" timestamp (3) with time zone,
  "first_viewed_at" timestamp (3) with time zone,
  "resume_opened_at" timestamp (3) with time zone,
  "first_due_at" timestamp (3) with time zone NOT NULL,
  "first_reply_at" timestamp (3) with time zone,
  "reply_due_at" timestamp (3) with time zone,
  "nudged_at" timestamp (3) with time zone,
  "second_nudged_at" timestamp (3) with time zone,
  "awaits_talent_since" timestamp (3) with time zone,
  "sent" jsonb NOT NULL,
  "match" jsonb,
  "knocked_out" boolean NOT NULL,
  "reject_reason" text,
  "feedback" text,
  "says_nothing" boolean DEFAULT false NOT NULL,
  "rejected_by" uuid,
  "refusal_due_at" timestamp (3) with time zone,
  "withdraw_reason" text,
  "withdraw_note" text,
  "ended_at" timestamp (3) with time zone,
  "retention_until" timestamp (3) with time zone,
  "is_archived" boolean DEFAULT false NOT NULL,
  "conversation_id" uuid,
  "forgotten_at" timestamp (3) with time zone,
  "forgotten_by" text,
  "told_refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT "applications_feedback_length" CHECK (char_length("applications"."feedback") between 1 and 2000),
  CONSTRAINT "applications_withdraw_note_length" CHECK (char_length("applications"."withdraw_note") between 1 and 500),
  CONSTRAINT "applications_status" CHECK ("applications"."status" in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer', 'hired', 'not_selected', 'withdrawn', 'closed_job', 'expired_no_reply')),
  CONSTRAINT "applications_source" CHECK ("applications"."source" in ('direct', 'invitation', 'link', 'guest')),
  CONSTRAINT "applications_reject_reason" CHECK ("applications"."reject_reason" in ('skills', 'experience', 'language', 'hours', 'pay', 'work_permit', 'other_person', 'position_cancelled', 'other')),
  CONSTRAINT "applications_withdraw_reason" CHECK ("applications"."withdraw_reason" in ('other_job', 'pay', 'process_too_long', 'no_reply', 'not_a_fit', 'personal', 'other')),
  CONSTRAINT "applications_forgotten_by" CHECK ("applications"."forgotten_by" in ('talent', 'system'))
);--> statement-breakpoint
CREATE TABLE "application_entries" (
  "id" uuid PRIMARY KEY NOT NULL,
  "application_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "visibility" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "application_entries_kind" CHECK ("application_entries"."kind" in ('seen', 'resume_opened', 'message', 'test_due', 'test_finished', 'edited', 'nudged', 'overdue', 'asked_why', 'forgotten')),
  CONSTRAINT "application_entries_visibility" CHECK ("application_entries"."visibility" in ('talent', 'company', 'both')),
  CONSTRAINT "application_entries_actor_role" CHECK ("application_entries"."actor_role" in ('talent', 'company', 'system'))
);--> statement-breakpoint
CREATE TABLE "application_notes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "application_id" uuid NOT NULL,
  "author_id" uuid,
  "scope" text NOT NULL,
  "text" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "application_notes_length" CHECK (char_length("application_notes"."text") between 1 and 5000),
  CONSTRAINT "application_notes_scope" CHECK ("application_notes"."scope" in ('team', 'private'))
);--> statement-breakpoint
CREATE TABLE "application_ratings" (
  "application_id" uuid NOT NULL,
  "rater_id" uuid NOT NULL,
  "rating" smallint NOT NULL,
  "rated_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "application_ratings_application_id_rater_id_pk" PRIMARY KEY("application_id","rater_id")
);--> statement-breakpoint
CREATE TABLE "outside_applications" (
  "id" uuid PRIMARY KEY NOT NULL,
  "person_id" uuid NOT NULL,
  "company" text NOT NULL,
  "role" text NOT NULL,
  "url" text,
  "status" text NOT NULL,
  "applied_on" date,
  "follow_up_on" date,
  "notes" text NOT NULL,
  "contacts" jsonb NOT NULL,
  "is_archived" boolean DEFAULT false NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "outside_applications_company_length" CHECK (char_length("outside_applications"."company") between 1 and 120),
  CONSTRAINT "outside_applications_role_length" CHECK (char_length("outside_applications"."role") between 1 and 140),
  CONSTRAINT "outside_applications_notes_length" CHECK (char_length("outside_applications"."notes") between 0 and 5000),
  CONSTRAINT "outside_applications_state" CHECK ("outside_applications"."status" in ('saved', 'applied', 'screening', 'interview', 'offer', 'rejected'))
);--> statement-breakpoint
CREATE TABLE "application_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_rater_id_people_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_id_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_job_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."job_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_rejected_by_people_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_applications" ADD CONSTRAINT "outside_applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_live" ON "applications" USING btree ("job_id","talent_id") WHERE "applications"."status" in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer');--> statement-breakpoint
CREATE INDEX "applications_by_talent" ON "applications" USING btree ("talent_id","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_job_and_status" ON "applications" USING btree ("job_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("job_id","reply_due_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_stage" ON "applications" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "applications_by_company" ON "applications" USING btree ("company_id","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_by_conversation" ON "applications" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "applications_by_rejecter" ON "applications" USING btree ("rejected_by");--> statement-breakpoint
CREATE INDEX "applications_unseen" ON "applications" USING btree ("submitted_at") WHERE "applications"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("reply_due_at") WHERE "applications"."reply_due_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_refusals_due" ON "applications" USING btree ("refusal_due_at") WHERE "applications"."refusal_due_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_kept_until" ON "applications" USING btree ("retention_until") WHERE "applications"."retention_until" is not null;--> statement-breakpoint
CREATE INDEX "applications_live_by_job" ON "applications" USING btree ("job_id") WHERE "applications"."status" in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer');--> statement-breakpoint
CREATE INDEX "application_entries_by_application" ON "application_entries" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_entries_actor" ON "application_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "application_notes_by_application" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_notes_by_author" ON "application_notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "application_ratings_by_rater" ON "application_ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE INDEX "outside_applications_by_person" ON "outside_applications" USING btree ("person_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "application_events_subject" ON "application_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "application_events_actor" ON "application_events" USING btree ("actor_id","id");--> statement-breakpoint
-- hiring/apply: applying: the form of a job, drafts on every device, guests, sending exactly once.
CREATE TABLE "apply_forms" (
  "job_id" uuid PRIMARY KEY NOT NULL,
  "version" integer NOT NULL,
  "parts" jsonb NOT NULL,
  "questions" jsonb NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "application_drafts" (
  "id" uuid PRIMARY KEY NOT NULL,
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "status" text DEFAULT 'started' NOT NULL,
  "step" text DEFAULT 'you' NOT NULL,
  "name" text NOT NULL,
  "phone" text DEFAULT '' NOT NULL,
  "cover_note" text DEFAULT '' NOT NULL,
  "resume_file_id" uuid,
  "resume_text" text DEFAULT '' NOT NULL,
  "answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "prefilled" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "intro" jsonb,
  "allows_processing" boolean DEFAULT false NOT NULL,
  "allows_future_contact" boolean DEFAULT false NOT NULL,
  "form_version" integer NOT NULL,
  "source" text NOT NULL,
  "source_id" uuid,
  "revision" integer DEFAULT 0 NOT NULL,
  "reminders" smallint DEFAULT 0 NOT NULL,
  "application_id" uuid,
  "started_at" timestamp (3) with time zone NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "application_drafts_name_length" CHECK (char_length("application_drafts"."name") between 0 and 255),
  CONSTRAINT "application_drafts_phone_length" CHECK (char_length("application_drafts"."phone") between 0 and 40),
  CONSTRAINT "application_drafts_note_length" CHECK (char_length("application_drafts"."cover_note") between 0 and 3000),
  CONSTRAINT "application_drafts_resume_length" CHECK (char_length("application_drafts"."resume_text") between 0 and 20000),
  CONSTRAINT "application_drafts_status" CHECK ("application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked', 'abandoned', 'submitted', 'discarded')),
  CONSTRAINT "application_drafts_step" CHECK ("application_drafts"."step" in ('you', 'resume', 'questions', 'intro', 'tests', 'review')),
  CONSTRAINT "application_drafts_source" CHECK ("application_drafts"."source" in ('direct', 'invitation', 'link', 'guest')),
  CONSTRAINT "application_drafts_sent" CHECK (("application_drafts"."status" = 'submitted') = ("application_drafts"."application_id" is not null))
);--> statement-breakpoint
CREATE TABLE "apply_guests" (
  "person_id" uuid PRIMARY KEY NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "application_draft_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_id" uuid NOT NULL,
  "event" text NOT NULL,
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor_role" text NOT NULL,
  "actor_id" uuid,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_forms" ADD CONSTRAINT "apply_forms_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_guests" ADD CONSTRAINT "apply_guests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_drafts_one_open" ON "application_drafts" USING btree ("job_id","person_id") WHERE "application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked', 'abandoned');--> statement-breakpoint
CREATE INDEX "application_drafts_by_person" ON "application_drafts" USING btree ("person_id","updated_at");--> statement-breakpoint
CREATE INDEX "application_drafts_by_job" ON "application_drafts" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "application_drafts_by_company" ON "application_drafts" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "application_drafts_by_resume" ON "application_drafts" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "application_drafts_untouched" ON "application_drafts" USING btree ("updated_at") WHERE "application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked', 'abandoned');--> statement-breakpoint
CREATE INDEX "apply_guests_by_age" ON "apply_guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_draft_events_subject" ON "application_draft_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "application_draft_events_actor" ON "application_draft_events" USING btree ("actor_id","id");--> statement-breakpoint
-- Event logs are append-only. The database enforces it, so that neither a bug nor a statement typed by hand can rewrite
-- history. Every later event table must be passed to make_append_only too.
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint
create function make_append_only(event_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function forbid_change()', event_table);
  execute format('create trigger append_only_whole before truncate on %s for each statement execute function forbid_change()', event_table);
end
$$;--> statement-breakpoint
select make_append_only(event_table) from unnest(array[
  'file_events', 'recording_events', 'company_events', 'data_export_events', 'deletion_request_events', 'job_events',
  'job_invitation_events', 'job_report_events', 'feed_events', 'feed_item_events', 'message_report_events',
  'application_events', 'application_entries', 'application_draft_events', 'screener_attempt_events'
]::regclass[]) as event_table;--> statement-breakpoint
-- When a session or token ends, whatever outlives a request, such as a socket, must end with it, on every node. The tables
-- announce it on commit, so that no way of ending a session can forget to: sign-out, revocation, expiry, account deletion.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('personId', old.person_id, 'credentialId', old.id)::text);
  return null;
end
$$;--> statement-breakpoint
create trigger tell_session_ended after delete on sessions for each row execute function tell_session_ended();--> statement-breakpoint
create trigger tell_token_ended after delete on access_tokens for each row execute function tell_session_ended();--> statement-breakpoint
create function tell_person_suspended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('personId', new.id, 'credentialId', null)::text);
  return null;
end
$$;--> statement-breakpoint
create trigger tell_person_suspended after update of suspended_at on people for each row
  when (new.suspended_at is not null and old.suspended_at is null) execute function tell_person_suspended();--> statement-breakpoint
-- With the default statistics target of 100 the planner takes every word of the search document for a rare one.
alter table job_search alter column doc set statistics 300;--> statement-breakpoint
-- Words that share an English stem but not a meaning are kept apart: a search for accountants must not find account
-- managers. The stemmer leaves words that end in q alone; the words that stand for skills must never be stemmed either.
create function search_words(given text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('meridian', regexp_replace(given,
    '\m(accountant|accountancy|accounting|animal|customer|developer|electronic|engineer|engineering|intern|internal|international|marketing|operator|physical|production|productivity|skq\w+)s?\M',
    '\1q', 'gi'))
$$;--> statement-breakpoint
create function job_search_doc(job jobs, employer companies) returns tsvector language sql stable as $$
  select setweight(search_words(job.search_title), 'A')
    || setweight(search_words(job.search_skills), 'B')
    || setweight(search_words(concat_ws(' ', job.search_rest, employer.name, employer.city)), 'C')
    || array_to_tsvector(job.search_tags || ('_c:' || job.company_id))
$$;--> statement-breakpoint
-- A job is searchable while it is published, public and its company is verified. Every change to one of these passes
-- through here, in the same transaction.
create function write_job_search(job jobs) returns void language plpgsql as $$
declare
  employer companies;
begin
  select * into employer from companies where id = job.company_id;
  if job.status <> 'published' or job.visibility <> 'public' or employer.status <> 'verified' then
    delete from job_search where job_id = job.id;
    return;
  end if;
  insert into job_search as known (job_id, posted_at, company_id, shape, reach, hours, languages, skill_ids, pay, doc)
  values (
    job.id, job.published_at, job.company_id, job.search_shape, job.search_reach, job.search_hours, job.search_languages,
    job.search_skill_ids, job.search_pay, job_search_doc(job, employer)
  )
  on conflict (job_id) do update set
    posted_at = excluded.posted_at, company_id = excluded.company_id, shape = excluded.shape, reach = excluded.reach,
    hours = excluded.hours, languages = excluded.languages, skill_ids = excluded.skill_ids, pay = excluded.pay,
    doc = excluded.doc
  where known is distinct from excluded;
end
$$;--> statement-breakpoint
create function follow_job() returns trigger language plpgsql as $$
begin
  perform write_job_search(new);
  return null;
end
$$;--> statement-breakpoint
create trigger follow_job after insert or update on jobs for each row execute function follow_job();--> statement-breakpoint
create function follow_company() returns trigger language plpgsql as $$
begin
  perform write_job_search(jobs) from jobs where company_id = new.id and status = 'published';
  return null;
end
$$;--> statement-breakpoint
create trigger follow_company after update of status, name, city on companies for each row
  when (
    old.status is distinct from new.status or old.name is distinct from new.name or old.city is distinct from new.city
  ) execute function follow_company();--> statement-breakpoint
-- The table fills its own outbox, so that no job enters or leaves the search unnoticed.
create function tell_job_search_change() returns trigger language plpgsql as $$
begin
  insert into job_search_changes (job_id) values (coalesce(new.job_id, old.job_id));
  return null;
end
$$;--> statement-breakpoint
create trigger tell_change after insert or update or delete on job_search for each row execute function tell_job_search_change();
