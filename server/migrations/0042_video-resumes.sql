CREATE TABLE "video_resumes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"recording_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"poster_ms" integer DEFAULT 0 NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_resumes_visibility" CHECK ("video_resumes"."visibility" in ('public', 'companies', 'me'))
);
--> statement-breakpoint
ALTER TABLE "recordings" DROP CONSTRAINT "recordings_purpose";--> statement-breakpoint
ALTER TABLE "video_resumes" ADD CONSTRAINT "video_resumes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_resumes" ADD CONSTRAINT "video_resumes_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_resumes_recording" ON "video_resumes" USING btree ("recording_id");--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_purpose" CHECK ("recordings"."purpose" in ('intro', 'resume'));