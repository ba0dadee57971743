CREATE TABLE "identity_phone_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"check_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device_hash" "bytea",
	"credential_kind" text NOT NULL,
	"credential_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_phone_links_credential_kind" CHECK ("identity_phone_links"."credential_kind" in ('session', 'token'))
);
--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind";--> statement-breakpoint
ALTER TABLE "identity_phone_links" ADD CONSTRAINT "identity_phone_links_check_id_identity_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_phone_links" ADD CONSTRAINT "identity_phone_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_phone_links_check" ON "identity_phone_links" USING btree ("check_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_phone_links_token" ON "identity_phone_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "identity_phone_links_person" ON "identity_phone_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "identity_phone_links_expiry" ON "identity_phone_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed_up', 'signed_in', 'sign_in_failed', 'signed_out', 'new_device', 'session_revoked', 'email_verified', 'email_change_asked', 'email_changed', 'email_change_undone', 'password_set', 'password_changed', 'password_reset', 'passkey_added', 'passkey_removed', 'two_factor_on', 'two_factor_off', 'backup_codes_made', 'backup_code_used', 'token_made', 'token_revoked', 'disowned', 'export_asked', 'deletion_asked', 'deletion_undone', 'identity_phone'));