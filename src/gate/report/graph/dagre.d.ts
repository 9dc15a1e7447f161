/** The used part of the package. Its own declarations import files without extensions, which Node's resolution does not find. */
declare module "@dagrejs/dagre" {
  interface Box {
    width: number;
    height: number;
    /** Of its centre, after the layout. */
    x?: number;
    y?: number;
  }

  export class Graph {
    setGraph(label: {
      rankdir: "LR";
      nodesep: number;
      ranksep: number;
      marginx: number;
      marginy: number;
    }): this;
    setNode(name: string, label: Box): this;
    setEdge(from: string, to: string, label: object): this;
    /** Includes the total size after the layout. */
    graph(): { width?: number; height?: number };
    node(name: string): Box;
    edge(from: string, to: string): { points?: { x: number; y: number }[] };
  }

  export function layout(graph: Graph): void;
}
