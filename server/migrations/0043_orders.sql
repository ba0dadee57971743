CREATE TABLE "order_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_entries_kind" CHECK ("order_entries"."kind" in ('request', 'ask_details', 'send_details', 'deliver', 'request_revision', 'cancel', 'dispute', 'resolve')),
	CONSTRAINT "order_entries_by" CHECK ("order_entries"."by" in ('buyer', 'seller', 'operator')),
	CONSTRAINT "order_entries_text_length" CHECK (char_length("order_entries"."text") between 0 and 4000)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
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
CREATE TABLE "order_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"service_id" uuid,
	"author_id" uuid,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_reviews_stars" CHECK ("order_reviews"."stars" between 1 and 5),
	CONSTRAINT "order_reviews_text_length" CHECK (char_length("order_reviews"."text") between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid,
	"company_id" uuid,
	"placed_by" uuid,
	"status" text DEFAULT 'requested' NOT NULL,
	"title" text NOT NULL,
	"tier" text NOT NULL,
	"contents" jsonb NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" char(3) NOT NULL,
	"price" bigint NOT NULL,
	"days" smallint NOT NULL,
	"revisions_used" smallint DEFAULT 0 NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"details_sent_at" timestamp (3) with time zone,
	"work_due_at" timestamp (3) with time zone,
	"first_delivered_at" timestamp (3) with time zone,
	"completes_at" timestamp (3) with time zone,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"disputed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('requested', 'accepted', 'requirements_pending', 'in_progress', 'delivered', 'revision_requested', 'completed', 'cancelled', 'disputed', 'resolved')),
	CONSTRAINT "orders_tier" CHECK ("orders"."tier" in ('basic', 'standard', 'premium')),
	CONSTRAINT "orders_buyer" CHECK (num_nonnulls("orders"."buyer_id", "orders"."company_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_people_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_people_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_entries_by_order" ON "order_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_entries_by_author" ON "order_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "order_events_subject" ON "order_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "order_events_actor" ON "order_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_reviews_order" ON "order_reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_reviews_by_service" ON "order_reviews" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "order_reviews_by_author" ON "order_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "orders_by_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_company" ON "orders" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_service" ON "orders" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_placer" ON "orders" USING btree ("placed_by");--> statement-breakpoint
CREATE INDEX "orders_unanswered" ON "orders" USING btree ("answer_by") WHERE "orders"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "orders_completing" ON "orders" USING btree ("completes_at") WHERE "orders"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("disputed_at","id") WHERE "orders"."status" = 'disputed';--> statement-breakpoint
select make_append_only('order_events');
