ALTER TABLE "webhook_outbox" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
CREATE INDEX "attributions_visits" ON "attributions" USING btree ("source_id","created_at");--> statement-breakpoint
-- Includes the stage at the time of the event: the application may have moved on before it is sent.
create or replace function note_for_webhooks() returns trigger language plpgsql as $$
declare
  company uuid;
  stage uuid;
begin
  if tg_argv[0] = 'job' then
    select company_id into company from jobs where id = new.subject_id;
  else
    select company_id, stage_id into company, stage from applications where id = new.subject_id;
  end if;
  if exists (select from webhooks where company_id = company and is_active) then
    insert into webhook_outbox (id, company_id, source, subject_id, event, from_status, to_status, stage_id, at)
    values (gen_random_uuid(), company, tg_argv[0], new.subject_id, new.event, new.from_status, new.to_status, stage, new.created_at);
  end if;
  return null;
end $$;
