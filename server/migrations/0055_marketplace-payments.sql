CREATE TABLE "payment_events" (
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
CREATE TABLE "payment_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"charge_id" text,
	"pays_order" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"refund_attempts" smallint DEFAULT 0 NOT NULL,
	"pay_out_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'processing', 'paid', 'paid_out', 'refunding', 'refunded', 'refund_failed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "proposal_events" (
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
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"title" text NOT NULL,
	"scope" text NOT NULL,
	"currency" char(3) NOT NULL,
	"price" bigint NOT NULL,
	"tax" text NOT NULL,
	"days" smallint NOT NULL,
	"revisions" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposals_status" CHECK ("proposals"."status" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "proposals_tax" CHECK ("proposals"."tax" in ('none', 'included', 'added', 'unknown')),
	CONSTRAINT "proposals_title_length" CHECK (char_length("proposals"."title") between 5 and 80),
	CONSTRAINT "proposals_scope_length" CHECK (char_length("proposals"."scope") between 20 and 4000)
);
--> statement-breakpoint
ALTER TABLE "order_entries" DROP CONSTRAINT "order_entries_kind";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tier" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_details" ADD COLUMN "reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_seller_id_people_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_subject" ON "payment_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "payment_events_actor" ON "payment_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "payment_notices_received" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_pending" ON "payments" USING btree ("order_id") WHERE "payments"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "payments_unsure" ON "payments" USING btree ("updated_at") WHERE "payments"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "payments_refunding" ON "payments" USING btree ("updated_at") WHERE "payments"."status" = 'refunding';--> statement-breakpoint
CREATE INDEX "payments_held" ON "payments" USING btree ("pay_out_at") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("waiting_since","id") WHERE "payments"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "proposal_events_subject" ON "proposal_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "proposal_events_actor" ON "proposal_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "proposals_by_seller" ON "proposals" USING btree ("seller_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_token" ON "proposals" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "proposals_by_order" ON "proposals" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_kind" CHECK ("order_entries"."kind" in ('proposal', 'request', 'ask_details', 'send_details', 'deliver', 'request_revision', 'cancel', 'dispute', 'resolve'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_by" CHECK ("orders"."pay_by" in ('invoice', 'card'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK (num_nonnulls("orders"."paid_at", "orders"."paid_amount") <> 1);--> statement-breakpoint
select make_append_only('payment_events');--> statement-breakpoint
select make_append_only('proposal_events');
