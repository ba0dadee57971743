-- Words that share an English stem but not a meaning are told apart: whoever looks for an accountant must not find account
-- managers. Every form of a word is remembered, since the one that was meant may be longer than its stem, and a job is found
-- by the city of its company too.
truncate "job_search_words";--> statement-breakpoint
ALTER TABLE "job_search_words" DROP COLUMN "lexeme";--> statement-breakpoint
ALTER TABLE "job_search_words" ADD PRIMARY KEY ("word");--> statement-breakpoint
-- The stemmer leaves a word that ends in q alone; the words that stand for skills must never be stemmed.
create function search_words(given text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('meridian', regexp_replace(given,
    '\m(accountant|accountancy|accounting|animal|customer|developer|electronic|engineer|engineering|intern|internal|international|marketing|operator|physical|production|productivity|skq\w+)s?\M',
    '\1q', 'gi'))
$$;
--> statement-breakpoint
drop function job_search_doc(jobs, text);
--> statement-breakpoint
create function job_search_doc(job jobs, employer companies) returns tsvector language sql stable as $$
  select setweight(search_words(job.search_title), 'A')
    || setweight(search_words(job.search_skills), 'B')
    || setweight(search_words(concat_ws(' ', job.search_rest, employer.name, employer.city)), 'C')
    || array_to_tsvector(job.search_tags || ('_c:' || job.company_id))
$$;
--> statement-breakpoint
create or replace function write_job_search(job jobs) returns void language plpgsql as $$
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
$$;
--> statement-breakpoint
drop trigger follow_company on companies;
--> statement-breakpoint
create trigger follow_company after update of status, name, city on companies for each row
  when (
    old.status is distinct from new.status or old.name is distinct from new.name or old.city is distinct from new.city
  ) execute function follow_company();
--> statement-breakpoint
select write_job_search(jobs) from jobs where status = 'published';
--> statement-breakpoint
-- Alerts hold to the permits a person has told of, and searches that were saved before are read anew.
ALTER TABLE "saved_searches" ADD COLUMN "open_to" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "words_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_searches_words" ON "saved_searches" USING btree ("words_version");
