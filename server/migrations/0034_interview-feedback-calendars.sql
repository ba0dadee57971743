CREATE TABLE "busy_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"url" text NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"problem" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "busy_calendars_url_length" CHECK (char_length("busy_calendars"."url") between 1 and 1000),
	CONSTRAINT "busy_calendars_problem" CHECK ("busy_calendars"."problem" in ('forbidden', 'unreachable', 'rejected', 'too_large', 'not_a_calendar'))
);
--> statement-breakpoint
CREATE TABLE "busy_spans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_feedback" (
	"interview_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"stars" smallint,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_feedback_interview_id_side_pk" PRIMARY KEY("interview_id","side"),
	CONSTRAINT "interview_feedback_text_length" CHECK (char_length("interview_feedback"."text") between 0 and 1000),
	CONSTRAINT "interview_feedback_stars" CHECK ("interview_feedback"."stars" between 1 and 5),
	CONSTRAINT "interview_feedback_side" CHECK ("interview_feedback"."side" in ('talent', 'company'))
);
--> statement-breakpoint
CREATE TABLE "interview_notes" (
	"interview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_notes_interview_id_person_id_pk" PRIMARY KEY("interview_id","person_id"),
	CONSTRAINT "interview_notes_text_length" CHECK (char_length("interview_notes"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "preparation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_spans" ADD CONSTRAINT "busy_spans_calendar_id_busy_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."busy_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_notes" ADD CONSTRAINT "interview_notes_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_notes" ADD CONSTRAINT "interview_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "busy_calendars_once" ON "busy_calendars" USING btree ("person_id","url");--> statement-breakpoint
CREATE INDEX "busy_calendars_due" ON "busy_calendars" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "busy_spans_by_calendar" ON "busy_spans" USING btree ("calendar_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_feedback_by_author" ON "interview_feedback" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "interview_notes_by_person" ON "interview_notes" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_preparation_length" CHECK (char_length("interviews"."preparation") between 0 and 1000);--> statement-breakpoint
-- What the company wrote when it asked is what the talent reads beforehand.
UPDATE "interviews" SET "preparation" = "request"."message"
FROM (
	SELECT DISTINCT ON ("application_id", "kind") "application_id", "kind", "message"
	FROM "interview_requests" WHERE "status" = 'accepted'
	ORDER BY "application_id", "kind", "created_at" DESC
) AS "request"
WHERE "request"."application_id" = "interviews"."application_id" AND "request"."kind" = "interviews"."kind";
