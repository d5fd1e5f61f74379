import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planPath, planSharesPath } from '#contract/addresses.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('what a share hands out, on $name:', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  beforeEach(async () => {
    server = await startExampleServer({ open, fill: writeExamplePlan });
    lead = await server.signIn();
    await call(lead, { _method: 'setFilter', plan_id: PLAN, name: 'Layoffs', filter_params: '{"name":"severance"}' });
  });
  afterEach(() => server.close());

  const call = (by: Ask, fields: Readonly<Record<string, string>>) =>
    by({
      method: 'POST',
      url: addresses.savedFilters,
      payload: new URLSearchParams({ remote: 'false', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const handedOut = async (encv: string): Promise<unknown[]> => {
    const maker = (await lead({ url: planPath(PLAN) })).json().viewer.user_id;
    const fields = { _method: 'getAllFilters', remote: 'true', remote_plans_id: PLAN, remote_user_id: maker, encv };
    return (await call(server.ask, fields)).json();
  };

  it('its maker’s saved filters only where the lead has ticked them', async () => {
    const plain = await exampleShare(lead, { style: 'dynamic', hands_out_filters: undefined });
    expect(await handedOut(plain.encv)).toEqual([]);
    const ticked = await exampleShare(lead, { style: 'dynamic', hands_out_filters: true });
    expect(await handedOut(ticked.encv)).toHaveLength(1);
    const url = `${planSharesPath(PLAN)}/${ticked.id}`;
    expect((await lead({ method: 'PATCH', url, payload: { hands_out_filters: false } })).json()).toMatchObject({
      hands_out_filters: 0,
    });
    expect(await handedOut(ticked.encv)).toEqual([]);
  });

  it('chips tell no name of the plan, in no reply, page or picture', async () => {
    const name = 'Reorganisation behind closed doors';
    await lead({ method: 'PATCH', url: planPath(PLAN), payload: { name } });
    const tells = async (style: 'chips' | 'static') => {
      const { encv, health_meter_url: picture } = await exampleShare(lead, { style });
      const urls = [planPath(PLAN), `/plans/${PLAN}/dashboard`, `/napi/json/getgoals?fiscal_year=0&plan_id=${PLAN}`];
      const asked = urls.map((url) => `${url}${url.includes('?') ? '&' : '?'}encv=${encv}`);
      const svg = new URL(picture, 'http://localhost');
      const bodies = await Promise.all(
        [...asked, `/health-meter.svg${svg.search}`].map(async (url) => (await server.ask({ url })).body),
      );
      return bodies.some((body) => body.includes(name));
    };
    expect([await tells('static'), await tells('chips')]).toEqual([true, false]);
  });
});
