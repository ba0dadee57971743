-- Event logs are only ever added to. The rule is kept by the database itself, so that neither a mistake in the code nor a
-- statement typed by hand can rewrite what happened. Every later event table is given to make_append_only too.
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create function make_append_only(event_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function forbid_change()', event_table);
  execute format('create trigger append_only_whole before truncate on %s for each statement execute function forbid_change()', event_table);
end
$$;
--> statement-breakpoint
select make_append_only('company_events');
--> statement-breakpoint
select make_append_only('file_events');
