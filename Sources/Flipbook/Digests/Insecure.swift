/// Hash functions that are too weak to protect anything.
public enum Insecure {}
