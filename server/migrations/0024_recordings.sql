CREATE TABLE "recording_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'recording' NOT NULL,
	"type" text NOT NULL,
	"file_id" uuid,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"duration_ms" integer,
	"trim_start_ms" integer DEFAULT 0 NOT NULL,
	"trim_end_ms" integer,
	"take" integer,
	"is_counted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recordings_status" CHECK ("recordings"."status" in ('recording', 'kept', 'discarded')),
	CONSTRAINT "recordings_kind" CHECK ("recordings"."kind" in ('video', 'audio')),
	CONSTRAINT "recordings_purpose" CHECK ("recordings"."purpose" in ('intro')),
	CONSTRAINT "recordings_kept" CHECK ("recordings"."status" <> 'kept' or ("recordings"."file_id" is not null and "recordings"."duration_ms" is not null)),
	CONSTRAINT "recordings_trim" CHECK ("recordings"."trim_end_ms" is null or "recordings"."trim_end_ms" > "recordings"."trim_start_ms")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_events_subject" ON "recording_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "recording_events_actor" ON "recording_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "recordings_of_subject" ON "recordings" USING btree ("purpose","subject_id","owner_id");--> statement-breakpoint
CREATE INDEX "recordings_of_owner" ON "recordings" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "recordings_unfinished" ON "recordings" USING btree ("created_at") WHERE "recordings"."status" = 'recording';--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_file" ON "recordings" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'company-logo', 'resume', 'attachment', 'video', 'audio'));--> statement-breakpoint
select make_append_only('recording_events');
