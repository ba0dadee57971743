-- Jobs, and the narrow table they are searched in, kept by triggers: a job cannot be changed without it. Exchange rates day by
-- day, so that pay can be shown in the currency of the reader; feeds of jobs that companies keep elsewhere.
CREATE TABLE "exchange_rates" (
	"currency" char(3) NOT NULL,
	"date" date NOT NULL,
	"per_euro" double precision NOT NULL,
	CONSTRAINT "exchange_rates_currency_date_pk" PRIMARY KEY("currency","date"),
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_euro" > 0)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
	CONSTRAINT "feeds_status" CHECK ("feeds"."status" in ('active', 'failing', 'paused'))
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "job_search_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_words" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "job_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "job_stages_name_length" CHECK (char_length("job_stages"."name") between 1 and 60),
	CONSTRAINT "job_stages_kind" CHECK ("job_stages"."kind" in ('review', 'screening', 'test', 'interview', 'task', 'references', 'offer'))
);
--> statement-breakpoint
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
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_item_events_subject" ON "feed_item_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "feed_item_events_actor" ON "feed_item_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_external" ON "feed_items" USING btree ("feed_id","external_id");--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("feed_id","id");--> statement-breakpoint
CREATE INDEX "feed_items_list" ON "feed_items" USING btree ("feed_id","status","id");--> statement-breakpoint
CREATE INDEX "feed_items_likeness" ON "feed_items" USING btree ("likeness");--> statement-breakpoint
CREATE INDEX "feed_items_job" ON "feed_items" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "feed_events_subject" ON "feed_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "feed_events_actor" ON "feed_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_once" ON "feeds" USING btree ("company_id","url");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE "feeds"."status" <> 'paused';--> statement-breakpoint
CREATE INDEX "feeds_by_status" ON "feeds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "job_search_doc" ON "job_search" USING gin ("doc") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("posted_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_pay" ON "job_search" USING btree (coalesce("pay", 0),"posted_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_changes_xid" ON "job_search_changes" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "job_search_changes_created" ON "job_search_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_events_subject" ON "job_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_events_actor" ON "job_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_stages_place" ON "job_stages" USING btree ("job_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "jobs_by_company" ON "jobs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external" ON "jobs" USING btree ("company_id","source","external_id");--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_at") WHERE "jobs"."status" in ('published', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_confirming" ON "jobs" USING btree ("asked_at","last_confirmed_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_archiving" ON "jobs" USING btree ("closed_at") WHERE "jobs"."status" = 'closed';--> statement-breakpoint
select make_append_only('job_events');
--> statement-breakpoint
-- Words are compared without accents and by their English stem; the same for what is written and for what is asked.
create extension if not exists unaccent;
--> statement-breakpoint
create text search configuration meridian (copy = english);
--> statement-breakpoint
alter text search configuration meridian
  alter mapping for hword, hword_part, word with unaccent, english_stem;
--> statement-breakpoint
-- Statistics for a column of lexemes: with the usual hundred the planner takes every word for a rare one.
alter table job_search alter column doc set statistics 300;
--> statement-breakpoint
-- A job is in the search while it is published, public and of a verified company. Everything that can change one of these
-- goes through here, in the transaction that changes it.
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
    job.search_skill_ids, job.search_pay, job_search_doc(job, employer.name)
  )
  on conflict (job_id) do update set
    posted_at = excluded.posted_at, company_id = excluded.company_id, shape = excluded.shape, reach = excluded.reach,
    hours = excluded.hours, languages = excluded.languages, skill_ids = excluded.skill_ids, pay = excluded.pay,
    doc = excluded.doc
  where known is distinct from excluded;
end
$$;
--> statement-breakpoint
create function job_search_doc(job jobs, company_name text) returns tsvector language sql stable as $$
  select setweight(to_tsvector('meridian', job.search_title), 'A')
    || setweight(to_tsvector('meridian', job.search_skills), 'B')
    || setweight(to_tsvector('meridian', job.search_rest || ' ' || company_name), 'C')
    || array_to_tsvector(job.search_tags || ('_c:' || job.company_id))
$$;
--> statement-breakpoint
create function follow_job() returns trigger language plpgsql as $$
begin
  perform write_job_search(new);
  return null;
end
$$;
--> statement-breakpoint
create trigger follow_job after insert or update on jobs for each row execute function follow_job();
--> statement-breakpoint
create function follow_company() returns trigger language plpgsql as $$
begin
  perform write_job_search(jobs) from jobs where company_id = new.id and status = 'published';
  return null;
end
$$;
--> statement-breakpoint
create trigger follow_company after update of status, name on companies for each row
  when (old.status is distinct from new.status or old.name is distinct from new.name) execute function follow_company();
--> statement-breakpoint
-- The outbox is filled by the table it tells about, so that nothing enters or leaves the search unsaid.
create function tell_job_search_change() returns trigger language plpgsql as $$
begin
  insert into job_search_changes (job_id) values (coalesce(new.job_id, old.job_id));
  return null;
end
$$;
--> statement-breakpoint
create trigger tell_change after insert or update or delete on job_search for each row execute function tell_job_search_change();
--> statement-breakpoint
select make_append_only('feed_events');
--> statement-breakpoint
select make_append_only('feed_item_events');
