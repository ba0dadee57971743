CREATE TABLE "talk_message_reports" (
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_message_reports_message_id_person_id_pk" PRIMARY KEY("message_id","person_id"),
	CONSTRAINT "talk_message_reports_reason" CHECK ("talk_message_reports"."reason" in ('rude', 'scam', 'spam', 'other')),
	CONSTRAINT "talk_message_reports_note_length" CHECK (char_length("talk_message_reports"."note") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "talk_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talk_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_messages_text_length" CHECK (char_length("talk_messages"."text") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "talk_registrations" ADD COLUMN "hand_raised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talk_registrations" ADD COLUMN "hand_called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talk_registrations" ADD COLUMN "muted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talk_registrations" ADD COLUMN "must_confirm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talk_message_reports" ADD CONSTRAINT "talk_message_reports_message_id_talk_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."talk_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_message_reports" ADD CONSTRAINT "talk_message_reports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talk_message_reports_by_person" ON "talk_message_reports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "talk_message_reports_open" ON "talk_message_reports" USING btree ("message_id") WHERE "talk_message_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "talk_messages_by_talk" ON "talk_messages" USING btree ("talk_id","id");--> statement-breakpoint
CREATE INDEX "talk_messages_by_person" ON "talk_messages" USING btree ("person_id","talk_id","created_at");--> statement-breakpoint
CREATE INDEX "talk_messages_by_age" ON "talk_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "talk_registrations_hands" ON "talk_registrations" USING btree ("talk_id","hand_raised_at") WHERE "talk_registrations"."hand_raised_at" is not null;