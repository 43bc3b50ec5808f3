/** Whether the notebook beside the board is shut, on a desk; kept by this browser where it keeps anything. */

const KEY = "ludotheque.notebook";

class Shut {
  #is = $state(read());

  get is(): boolean {
    return this.#is;
  }
  set is(shut: boolean) {
    this.#is = shut;
    try {
      localStorage.setItem(KEY, shut ? "shut" : "open");
    } catch {
      // it holds until the page is closed
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "shut";
  } catch {
    return false;
  }
}

export const shut = new Shut();
