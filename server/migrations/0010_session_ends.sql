-- A session or token that ends must end for what outlives a request too, such as sockets, on every node. The tables tell it
-- themselves, with the commit, so that no way of ending one can forget to: sign-out, revoking, expiry, a deleted account.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('personId', old.person_id, 'credentialId', old.id)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger tell_session_ended after delete on sessions for each row execute function tell_session_ended();
--> statement-breakpoint
create trigger tell_token_ended after delete on access_tokens for each row execute function tell_session_ended();
--> statement-breakpoint
create function tell_person_suspended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('personId', new.id, 'credentialId', null)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger tell_person_suspended after update of suspended_at on people for each row
  when (new.suspended_at is not null and old.suspended_at is null) execute function tell_person_suspended();
