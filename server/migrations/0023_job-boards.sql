ALTER TABLE "feeds" DROP CONSTRAINT "feeds_source";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_source";--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_status";--> statement-breakpoint
ALTER TABLE "feeds" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "team_country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "city" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "industry" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "work_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "work_to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "board_name" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "is_remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "unreadable_samples" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unstated" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "posted_on" text;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_board_once" ON "feeds" USING btree ("url") WHERE "feeds"."company_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_listed" ON "companies" USING btree ("search_name") WHERE "companies"."country" is null;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_board_name_length" CHECK (char_length("feeds"."board_name") between 1 and 60);--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_board" CHECK (("feeds"."company_id" is null) = ("feeds"."board_name" is not null));--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_source" CHECK ("feeds"."source" in ('greenhouse', 'lever', 'ashby', 'recruitee', 'workable', 'smartrecruiters', 'personio', 'workday', 'rippling', 'bamboohr', 'breezy', 'pinpoint', 'teamtailor', 'oracle', 'jazzhr', 'successfactors', 'indeed', 'jsonld', 'rss', 'himalayas', 'remotive', 'weworkremotely', 'remoteok', 'arbeitnow', 'hackernews', 'rss_board'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_on_length" CHECK (char_length("jobs"."posted_on") between 1 and 60);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_source" CHECK ("jobs"."source" in ('native', 'greenhouse', 'lever', 'ashby', 'recruitee', 'workable', 'smartrecruiters', 'personio', 'workday', 'rippling', 'bamboohr', 'breezy', 'pinpoint', 'teamtailor', 'oracle', 'jazzhr', 'successfactors', 'indeed', 'jsonld', 'rss', 'himalayas', 'remotive', 'weworkremotely', 'remoteok', 'arbeitnow', 'hackernews', 'rss_board'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_complete" CHECK ("companies"."status" = 'listed' or num_nulls("companies"."country", "companies"."city", "companies"."time_zone",
        "companies"."size", "companies"."industry", "companies"."work_from", "companies"."work_to") = 0);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_status" CHECK ("companies"."status" in ('unverified', 'verified', 'suspended', 'closed', 'listed'));--> statement-breakpoint
-- The jobs of a company that is only known by name, from a job board, are searchable, too.
create or replace function write_job_search(job jobs) returns void language plpgsql as $$
declare
  employer companies;
begin
  select * into employer from companies where id = job.company_id;
  if job.status <> 'published' or job.visibility <> 'public' or employer.status not in ('verified', 'listed') then
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
$$;
