"""My first bot: ten rounds at one table, with the least stake on the first position."""
import asyncio
import sys

from baize_client import Terminal, least_stake, positions


async def main(url: str, table: str) -> None:
    async with Terminal(url, table) as seat:
        await seat.insert_cash(10000)  # 100.00, in notes
        first = positions(seat.offer)[0]
        box = seat.mine["p"] + 1 if seat.offer["boxes"] else None
        for _ in range(10):
            state = await seat.bets_open()
            await seat.bet(first.name, least_stake(seat.offer, first), box=box)
            last = await seat.finish_round(round=state["round"])
            print(f"round {last['round']}: staked {last['staked']}, paid {last['paid']}")
        print("voucher", (await seat.voucher_out())["voucher"])

asyncio.run(main(sys.argv[1], sys.argv[2]))
