/// The place where publisher types are named.
public enum Publishers {}
