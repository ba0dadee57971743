-- Security: a change of address waits until both addresses have said yes.
CREATE TABLE "email_changes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_email_length" CHECK (char_length("email_changes"."new_email") between 3 and 254)
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
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
