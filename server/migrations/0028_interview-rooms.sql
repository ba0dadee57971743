CREATE TABLE "room_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_messages_text_length" CHECK (char_length("room_messages"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "room_pads" (
	"interview_id" uuid NOT NULL,
	"pad" text NOT NULL,
	"state" "bytea" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_pads_interview_id_pad_pk" PRIMARY KEY("interview_id","pad"),
	CONSTRAINT "room_pads_pad" CHECK ("room_pads"."pad" in ('code', 'notes'))
);
--> statement-breakpoint
CREATE TABLE "room_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone,
	"reconnects" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_requests" DROP CONSTRAINT "interview_requests_mode";--> statement-breakpoint
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_mode";--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pads" ADD CONSTRAINT "room_pads_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_visits" ADD CONSTRAINT "room_visits_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_visits" ADD CONSTRAINT "room_visits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_messages_by_interview" ON "room_messages" USING btree ("interview_id","id");--> statement-breakpoint
CREATE INDEX "room_messages_by_person" ON "room_messages" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "room_visits_by_interview" ON "room_visits" USING btree ("interview_id","entered_at");--> statement-breakpoint
CREATE INDEX "room_visits_by_person" ON "room_visits" USING btree ("person_id","id");--> statement-breakpoint
ALTER TABLE "interview_requests" ADD CONSTRAINT "interview_requests_mode" CHECK ("interview_requests"."mode" in ('room', 'link', 'phone'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_mode" CHECK ("interviews"."mode" in ('room', 'link', 'phone'));