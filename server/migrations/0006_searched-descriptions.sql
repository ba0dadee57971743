-- Chinese and Japanese are written without spaces: every two neighbouring characters become a word, on both sides of a search.
create function spaced_words(given text) returns text language plpgsql immutable parallel safe as $$
declare
  run text;
  pairs text := '';
begin
  if given !~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]' then
    return given;
  end if;
  for run in select (regexp_matches(given, '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]+', 'g'))[1] loop
    pairs := pairs || ' ' || case when char_length(run) < 3 then run else (
      select string_agg(substr(run, place, 2), ' ') from generate_series(1, char_length(run) - 1) as place
    ) end;
  end loop;
  return regexp_replace(given, '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]+', ' ', 'g') || pairs;
end
$$;--> statement-breakpoint
create or replace function search_words(given text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('meridian', regexp_replace(spaced_words(given),
    '\m(accountant|accountancy|accounting|animal|customer|developer|electronic|engineer|engineering|intern|internal|international|marketing|operator|physical|production|productivity|noexperience|skq\w+)s?\M',
    '\1q', 'gi'))
$$;--> statement-breakpoint
-- What the description says, each word once: positions would only take room.
create function description_words(job jobs) returns tsvector language sql stable as $$
  select coalesce(
    string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':1D', ' '), ''
  )::tsvector
  from unnest(search_words(concat_ws(' ',
    job.description, array_to_string(job.responsibilities, ' '), array_to_string(job.requirements, ' ')
  )))
$$;--> statement-breakpoint
-- A job is where its own locations are, and only without any where its company is.
create or replace function job_search_doc(job jobs, employer companies) returns tsvector language sql stable as $$
  select setweight(search_words(job.search_title), 'A')
    || setweight(search_words(concat_ws(' ', job.search_skills, case when concat_ws(' ',
      job.title, job.description, array_to_string(job.requirements, ' ')
    ) ~* '\m(?:no|without|zero) (?:(?:prior|previous|work|any|relevant) )*experience\M|\mbeginners?,? (?:are |is )?welcome|\mentry[- ]level\M|\mohne (?:berufs)?erfahrung|\mquereinsteiger|\msin experiencia|\msans expérience|\msem experiência|\mdébutante?s? acceptée?s?|\mtanpa pengalaman|未経験|无需经验|无经验'
      then 'noexperience' end)), 'B')
    || setweight(search_words(concat_ws(' ', job.search_rest, employer.name, case when not exists (
      select from jsonb_array_elements(job.locations) as place where place ->> 'city' is not null
    ) then employer.city end)), 'C')
    || description_words(job)
    || array_to_tsvector(job.search_tags || ('_c:' || job.company_id))
$$;--> statement-breakpoint
update job_search set doc = job_search_doc(jobs, companies)
  from jobs join companies on companies.id = jobs.company_id where jobs.id = job_search.job_id;
